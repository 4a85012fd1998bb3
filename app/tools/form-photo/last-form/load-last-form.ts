export const loadLastForm = () => import('./last-form.tsx').then((module) => module.LastForm);
