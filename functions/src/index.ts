// Entry of the functions: one line per exported group (callables) or trigger.
export const versao = '2.001.45';
