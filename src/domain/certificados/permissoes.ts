/** Who may read certificates, which functions write (acesso/permissao.ts). */
import { deOutras } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeCertificados = { certificados: deOutras(31) } as const satisfies Linhas;
