/** Hitting a person, in the forms speech recognition writes, as alternatives of a rule pattern. */
export const hittingWords =
  'schlägt | schlagen | schlug | geschlagen | haut | hauen | gehauen | verhaut | verhauen | verprügelt | verprügeln | prügelt | prügeln | geprügelt | verdrischt | verdroschen | ohrfeigt | geohrfeigt | tritt | treten | getreten | würgt | würgen | gewürgt | boxt | geboxt | kratzt | beißt | verbrennt';
