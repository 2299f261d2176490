const GROUPS: Readonly<Record<string, number>> = {
  zweier: 2,
  dreier: 3,
  vierer: 4,
  fünfer: 5,
  sechser: 6,
  siebener: 7,
  neuner: 9,
  achter: 8,
  zehner: 10,
};
const IN_GROUPS =
  /(?<!\p{L})(?:in |zu )?(\d+er|zweier|dreier|vierer|fünfer|sechser|siebener|achter|neuner|zehner)[- ]?(reihen|gruppen|teams|tischen?|päckchen|packungen|paaren)(?!\p{L})/giu;

/** "In Zweierreihen" as "in Reihen zu je 2 Kindern". */
export const withGroups = (question: string) =>
  question.replace(
    IN_GROUPS,
    (_, size: string, of: string) =>
      `${of.charAt(0).toUpperCase()}${of.slice(1)} zu je ${GROUPS[size.toLowerCase()] ?? Number.parseInt(size, 10)} Kindern`,
  );
