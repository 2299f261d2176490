/** How long the model, the voice and the painter of a lesson take for anything. */
export const lessonUpstreamMs = 400;
