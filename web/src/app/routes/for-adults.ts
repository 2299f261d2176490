/**
 * The way to the screens of adults. Which scripts they load together is listed in this one: in the
 * first script every child would pay for the names.
 */
export const forAdults = {
  adminDashboard: () => import('./admin-dashboard.tsx').then((m) => m.AdminDashboardRoute),
  teacher: () => import('./teacher.tsx').then((m) => m.TeacherRoute),
};
