/** What removing a project, or somebody it belongs to, brings, counted before it is asked (decisions Q33). */
import { quantos } from '@/areas/cadastro/quantos';
import type { Total } from '@/domain/comum/total';

/** Undefined is what the person may not count. */
export interface DependentesDoProjeto {
  empresas: Total;
  questionarios: Total | undefined;
}

export function textoDoProjeto({ empresas, questionarios }: DependentesDoProjeto): string {
  const partes = [
    empresas === 0 ? undefined : quantos(empresas, 'empresa', 'empresas'),
    questionarios === 0 || questionarios === undefined
      ? undefined
      : quantos(questionarios, 'questionário', 'questionários'),
  ].filter((parte) => parte !== undefined);
  if (partes.length === 0) return 'Ele não tem empresas nem questionários.';
  return `Ele tem ${partes.join(' e ')}. As inscrições, os questionários e as respostas continuam guardados, mas as empresas deixam de ver o projeto.`;
}

export const textoDoApoio = (projetos: Total): string =>
  projetos === 0
    ? 'Nenhum projeto o usa.'
    : `${quantos(projetos, 'projeto o usa', 'projetos o usam')}: eles ficam sem esse nome.`;
