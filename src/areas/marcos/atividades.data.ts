/** Activities of the company and of the person: pages, totals and what the query asks (part 2 §2 and §7). */
import { queryOptions } from '@tanstack/react-query';
import { type AbaDeAtividades, type Atividade, atividadeSchema } from '@/domain/marcos/atividade';
import { contadorDeAtividadesSchema } from '@/domain/comum/contadores';
import { type Dia, diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { somaDosTotais, type Total } from '@/domain/comum/total';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { type Consulta, contem, e, type Filtro, igual, type Ordem, ou } from '@/firebase/dados/consulta';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const atividades = defineLeitura(atividadeSchema);
const contadores = defineLeitura(contadorDeAtividadesSchema);

/** Firestore takes thirty alternatives in one query; each chosen person is one or more of them. */
export const PESSOAS_NO_FILTRO = 10;

export interface FiltrosDeAtividades {
  /** Only those the person is responsible for. */
  minhas: boolean;
  aba: AbaDeAtividades;
  /** Membership paths; responsible is at least one of them. */
  pessoas: readonly string[];
  de?: Dia;
  ate?: Dia;
}

const publicas = igual('visibilidade', 'PUBLICA');

/** Late is what was due before today, in America/Sao_Paulo (part 2 §4). */
function daAba(aba: AbaDeAtividades, hoje: Dia): Filtro[] {
  const aberta = igual('concluida', false);
  switch (aba) {
    case 'todas':
      return [];
    case 'continuar-atividade':
      return [aberta, igual('iniciada', true)];
    case 'aguardando-participacao':
      return [aberta, igual('iniciada', false)];
    case 'vencidas':
      return [aberta, { campo: 'dataPrazo', op: '<', valor: inicioDoDia(hoje) }];
    case 'concluidas':
      return [igual('concluida', true)];
  }
}

const noPeriodo = ({ de, ate }: FiltrosDeAtividades): Filtro[] => [
  ...(de ? [{ campo: 'dataPrazo', op: '>=', valor: inicioDoDia(de) } as const] : []),
  ...(ate ? [{ campo: 'dataPrazo', op: '<=', valor: fimDoDia(ate) } as const] : []),
];

const quais = (filtros: FiltrosDeAtividades) => [
  ...daAba(filtros.aba, diaDe(new Date())),
  ...noPeriodo(filtros),
];
const publicasDe = (pessoas: readonly string[]): Filtro =>
  e(publicas, { campo: 'atuantes', op: 'array-contains-any', valor: pessoas });

/**
 * What the person sees, as the rules demand it. Firestore takes one array condition per alternative. Where the
 * person's own rights are that condition, the chosen people are looked for in what comes (`combina`).
 */
function deQuem({ referencia }: SessaoAtiva, { minhas, pessoas }: FiltrosDeAtividades): Filtro {
  if (minhas) return contem('atuantes', referencia);
  return ou(pessoas.length > 0 ? publicasDe(pessoas) : publicas, contem('leitores', referencia));
}

const combina =
  ({ pessoas }: FiltrosDeAtividades) =>
  ({ colaboradoresResponsaveis }: ComId<Atividade>) =>
    pessoas.length === 0 || colaboradoresResponsaveis.some((pessoa) => pessoas.includes(pessoa));

/** Open ones first, the most urgent on top; concluded ones from the latest. */
function ordemDe({ aba, de, ate }: FiltrosDeAtividades, pedida: Ordem | null): Ordem[] {
  if (pedida?.campo === 'dataPrazo') return [pedida];
  if (aba === 'concluidas') return [{ campo: 'dataPrazo', direcao: 'desc' }];
  const porPrazo: Ordem = { campo: 'dataPrazo', direcao: 'asc' };
  return aba === 'todas' && !de && !ate ? [{ campo: 'concluida', direcao: 'asc' }, porPrazo] : [porPrazo];
}

export const consultaDeAtividades = (
  sessao: SessaoAtiva,
  filtros: FiltrosDeAtividades,
  ordem: Ordem | null = null,
): Consulta => ({
  filtros: [deQuem(sessao, filtros), ...quais(filtros)],
  ordem: ordemDe(filtros, ordem),
});

/** Those of public ideas in the maintained counter; undefined where it does not know (late, or of a period). */
async function doContador(sessao: SessaoAtiva, { aba, de, ate }: FiltrosDeAtividades) {
  if (aba === 'vencidas' || de || ate) return undefined;
  const contador = await contadores.find(caminhos.contador(sessao.contexto, 'atividades'));
  const { naoIniciadas = 0, emAndamento = 0, concluidas = 0 } = contador ?? {};
  return {
    todas: naoIniciadas + emAndamento + concluidas,
    'continuar-atividade': emAndamento,
    'aguardando-participacao': naoIniciadas,
    concluidas,
  }[aba];
}

async function totalDe(sessao: SessaoAtiva, filtros: FiltrosDeAtividades): Promise<Total> {
  const caminho = caminhos.atividades(sessao.contexto);
  const { minhas, pessoas } = filtros;
  if (pessoas.length > 0) {
    // Only reading tells who is responsible for the person's own activities and those of private ideas. They are few.
    const proprias = contem(minhas ? 'atuantes' : 'leitores', sessao.referencia);
    const [daquelas, lidas] = await Promise.all([
      minhas ? 0 : atividades.count(caminho, { filtros: [publicasDe(pessoas), ...quais(filtros)] }),
      atividades.todos(caminho, { filtros: [proprias, ...quais(filtros)] }, LIMITE.pagina),
    ]);
    const destas = lidas.itens.filter(combina(filtros)).length;
    return somaDosTotais(daquelas, lidas.proxima ? { aoMenos: destas } : destas);
  }
  const publicasContadas = minhas ? undefined : await doContador(sessao, filtros);
  if (publicasContadas === undefined) return atividades.count(caminho, consultaDeAtividades(sessao, filtros));
  const privadas = { filtros: [contem('leitores', sessao.referencia), ...quais(filtros)] };
  return somaDosTotais(publicasContadas, await atividades.count(caminho, privadas));
}

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'atividades'] as const;

export const atividadesData = {
  chave,

  /** The person's two most urgent open ones, the late ones first: what waits for them on the dashboard. */
  proximas: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'proximas'],
      queryFn: () =>
        atividades.legiveis(
          caminhos.atividades(sessao.contexto),
          {
            filtros: [contem('atuantes', sessao.referencia), igual('concluida', false)],
            ordem: [{ campo: 'dataPrazo', direcao: 'asc' }],
          },
          2,
        ),
    }),

  pagina: (sessao: SessaoAtiva, filtros: FiltrosDeAtividades, ordem: Ordem | null, tamanho: number) => ({
    chave: [...chave(sessao), 'lista', filtros, ordem, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          atividades.legiveis(
            caminhos.atividades(sessao.contexto),
            consultaDeAtividades(sessao, filtros, ordem),
            tamanho,
            cursor,
          ),
        combina(filtros),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave(sessao), 'total', filtros], () => totalDe(sessao, filtros)),
  }),
};
