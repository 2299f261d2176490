const nulls = {
  place: null,
  waitSeconds: null,
  percent: null,
  url: null,
  reason: null,
  message: null,
};

/** What GraphQL answers about a job: a field that does not apply is null. */
export function answerOfJob(job: object) {
  return { data: { job: { ...nulls, ...job } } };
}
