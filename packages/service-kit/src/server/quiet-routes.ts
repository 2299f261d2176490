/** What machines ask all day: it would drown logs and traces. */
export const quietRoutes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
