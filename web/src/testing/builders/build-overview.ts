/** Answers of the dashboard's overview, as GraphQL gives them. */
export const overview = {
  stats: {
    total: 1234,
    byType: [{ type: 'text', count: 1000 }],
    dailyCount: [],
    activeVisitors: 7,
    answerTimes: [{ type: 'text', count: 3, p50Ms: 120, p95Ms: 1500 }],
    safety: { blocked: 1, crisis: 2, unclear: 4, open: 3 },
    usage: { aiRequests: 5, pictures: 6, paidTierDollars: 1.5 },
  },
  jobCounts: { queued: 4, active: 1, failed: 0 },
  health: {
    services: [
      { name: 'media', isOk: true },
      { name: 'games', isOk: false },
    ],
    tiers: [{ ability: 'text', tier: 'built-in' }],
    books: { state: 'off', books: [] },
  },
};
