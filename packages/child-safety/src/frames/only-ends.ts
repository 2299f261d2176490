const CALL = '(?:(?:stopp?|halt|schluss|okay|ok|nein|so|lux|bitte|jetzt)[ ,.!]+)*';
const NOW = '(?: (?:jetzt|bitte|mal|lieber|heute))*';
const WISH =
  '(?:aufhörn?e?n?|aufhoeren|(?:ei?ne )?pause(?: machen)?|(?:et)?was anderes(?: machen| spielen| üben)?)';
const OF_THIS =
  '(?:für heute|auf (?:mathe|deutsch|englisch|üben|rechnen|das (?:quiz|spiel))|zu (?:üben|rechnen|spielen))';
const ENDING = new RegExp(
  `^${CALL}ich (?:(?:will|möchte|mag)${NOW} ${WISH}|habe?${NOW} (?:genug ${OF_THIS}|keine? (?:lust|bock) mehr(?: ${OF_THIS})?))[ .!]*$`,
  'iu',
);

/**
 * `Stopp, ich will aufhören`, and nothing else: a child ends its practice or a game. What was learnt
 * hears in it what such words mean in other sentences.
 */
export const onlyEnds = (text: string): boolean => ENDING.test(text.trim());
