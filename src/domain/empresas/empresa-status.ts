/** Company status, apart from empresa.ts because every page needs it and few need the whole company form. */
export const STATUS_DA_EMPRESA = ['ATIVO', 'INATIVO'] as const;
export type StatusDaEmpresa = (typeof STATUS_DA_EMPRESA)[number];
