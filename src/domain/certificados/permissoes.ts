/** Who may read certificates, which functions write (acesso/permissao.ts). */
import { soLida } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeCertificados = { certificados: soLida(31) } as const satisfies Linhas;
