/** Address of an OpenMoji drawing by its hexadecimal code, as content of the server names it. */
export function drawingUrl(code: string): string {
  return `/drawings/${code}.svg`;
}
