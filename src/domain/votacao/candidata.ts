/** Which companies of a project can be voted for, and why the others cannot (decisions Q21, P195). */
import { FINALISTAS, type Projeto, VENCEDORES } from '@/domain/projetos/projeto';
import type { StatusNoProjeto } from '@/domain/projetos/status';

export const MOTIVOS_DE_FORA = [
  'INATIVA',
  'SEM_CATEGORIA',
  'OUTRA_CATEGORIA',
  'FORA_DAS_FINALISTAS',
] as const;
export type MotivoDeFora = (typeof MOTIVOS_DE_FORA)[number];

/** What of a project decides it. `votacao` is null where nobody votes: then only the category counts. */
export interface RegrasDaVotacao {
  categoria: readonly string[];
  votacao: Pick<NonNullable<Projeto['votacao']>, 'soFinalistas'> | null;
}

/** All that keeps the company from being voted for; none of a candidate. */
export function motivosDeFora(
  { categoria, status, inativa }: Pick<StatusNoProjeto, 'categoria' | 'status'> & { inativa: boolean },
  { categoria: categorias, votacao }: RegrasDaVotacao,
): MotivoDeFora[] {
  const vale: Record<MotivoDeFora, boolean> = {
    INATIVA: inativa,
    SEM_CATEGORIA: categoria === '',
    OUTRA_CATEGORIA: categoria !== '' && !categorias.includes(categoria),
    FORA_DAS_FINALISTAS: votacao?.soFinalistas === true && status !== FINALISTAS && status !== VENCEDORES,
  };
  return MOTIVOS_DE_FORA.filter((motivo) => vale[motivo]);
}

const FRASE: Record<MotivoDeFora, string> = {
  INATIVA: 'a empresa está inativa',
  SEM_CATEGORIA: 'sem categoria',
  OUTRA_CATEGORIA: 'não é mais categoria do projeto',
  FORA_DAS_FINALISTAS: 'não está entre as finalistas',
};

/** 'sem categoria, não está entre as finalistas'. */
export const motivosEmPalavras = (motivos: readonly MotivoDeFora[], categoria: string): string =>
  motivos
    .map((motivo) => (motivo === 'OUTRA_CATEGORIA' ? `"${categoria}" ${FRASE[motivo]}` : FRASE[motivo]))
    .join(', ');

export const naoConcorrem = (quantas: number): string =>
  quantas === 1 ? '1 empresa não concorre' : `${quantas} empresas não concorrem`;

/** True where another category would mend it. */
export const faltaCategoria = (motivos: readonly MotivoDeFora[]): boolean =>
  motivos.includes('SEM_CATEGORIA') || motivos.includes('OUTRA_CATEGORIA');
