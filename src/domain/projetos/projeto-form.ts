/** Form of a project: days instead of instants, and the way between form and record (part 3 §5). */
import * as z from 'zod/mini';
import { indiceDoNome } from '@/domain/comum/busca';
import { type Dia, diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { LIMITE, lista, texto } from '@/domain/comum/campos';
import {
  camposDoProjeto,
  type Fase,
  fasesDe,
  FASES_PADRAO,
  faseSchema,
  link,
  MAXIMO_DA_DESCRICAO,
  MAXIMO_DE_FASES,
  type Projeto,
  VENCEDORES,
} from './projeto';
import { formDaVotacao, votacaoDoForm, votacaoForm } from './votacao';

/** 'premio.com/regras' as people write it: a domain without 'https://'. */
const DOMINIO = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u;
const semEsquema = (texto: string) => (DOMINIO.test(texto) ? `https://${texto}` : texto);

/**
 * The address as the browser would follow it. Text that is no address stays as it was typed, for the next check to
 * refuse.
 */
function comoEndereco(digitado: string): string {
  const texto = semEsquema(digitado.trim());
  try {
    return new URL(texto).href;
  } catch {
    return texto;
  }
}

const semRepetidos = z.refine<readonly Fase[]>(
  (fases) => new Set(fases.map(({ id }) => id)).size === fases.length,
  'Há duas fases com o mesmo número.',
);

export const projetoForm = z
  .object({
    ...camposDoProjeto,
    fases: lista(faseSchema, MAXIMO_DE_FASES).check(semRepetidos),
    anoAtuacao: dia(),
    anoVigencia: dia(),
    linkRegulamento: link('Escreva um endereço que comece com http:// ou https://.', comoEndereco),
    urlImages: z.array(link('O link de uma das imagens está indefinido.', comoEndereco)),
    descricaoImages: lista(
      texto(MAXIMO_DA_DESCRICAO, 3, 'Descreva a imagem em ao menos 3 letras.'),
      LIMITE.anexos,
    ),
    votacao: z.nullable(votacaoForm),
  })
  .check(
    z.refine<{ images: readonly object[]; urlImages: readonly string[] }>(
      ({ images, urlImages }) => urlImages.length === images.length,
      { error: 'O link de uma das imagens está indefinido.', path: ['images'] },
    ),
    z.refine<{ anoAtuacao: Dia; anoVigencia: Dia }>(
      ({ anoAtuacao, anoVigencia }) => anoVigencia >= anoAtuacao,
      { error: 'O fim não pode vir antes do início.', path: ['anoVigencia'] },
    ),
  );
export type ProjetoForm = z.infer<typeof projetoForm>;

/** Categories offered first; others can be typed (part 3 §9). */
export const CATEGORIAS_SUGERIDAS = ['Cooperativas', 'Serviços', 'Indústria', 'Tecnologia e Comunicação'];

export const projetoVazio: ProjetoForm = {
  nome: '',
  licenciado: '',
  embaixadores: [],
  embaixadoresPessoas: [],
  minimoResposta: 1,
  posicao: 1,
  tempo: 5_000,
  fases: [...FASES_PADRAO],
  images: [],
  urlImages: [],
  descricaoImages: [],
  exibir: true,
  trocar: true,
  categoria: [],
  anoAtuacao: '',
  anoVigencia: '',
  linkRegulamento: '',
  encerrado: false,
  votacao: null,
};

/** The form's values as stored, without audit fields. */
export const projetoDoForm = (form: ProjetoForm) => ({
  ...form,
  anoAtuacao: inicioDoDia(form.anoAtuacao),
  anoVigencia: fimDoDia(form.anoVigencia),
  votacao: form.votacao && votacaoDoForm(form.votacao),
  ...indiceDoNome(form.nome),
});

export function formDoProjeto(projeto: Projeto): ProjetoForm {
  const campos = Object.keys(projetoVazio) as (keyof ProjetoForm)[];
  return {
    ...(Object.fromEntries(campos.map((campo) => [campo, projeto[campo]])) as unknown as ProjetoForm),
    anoAtuacao: diaDe(projeto.anoAtuacao),
    anoVigencia: diaDe(projeto.anoVigencia),
    fases: fasesDe(projeto),
    votacao: projeto.votacao && formDaVotacao(projeto.votacao),
  };
}

/** The list with a new phase before the last one. Its number is the greatest and one more (decisions Q102). */
export function comNovaFase(fases: readonly Fase[]): Fase[] {
  if (fases.length >= MAXIMO_DE_FASES) return [...fases];
  const nova: Fase = {
    id: Math.max(VENCEDORES, ...fases.map(({ id }) => id)) + 1,
    titulo: 'Nova Fase',
    cor: '#FFFFFF',
    checked: true,
  };
  return [...fases.slice(0, -1), nova, ...fases.slice(-1)];
}
