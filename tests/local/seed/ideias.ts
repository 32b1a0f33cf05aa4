/** Ideas of a company with their whole life: publication, movements, likes, comments, coins. */
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { type Ideia, ideiaSchema, type StatusDaIdeia, visibilidadeDe } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe, dia } from './calendario';
import type { EmpresaDoMundo } from './mundo';
import type { PessoaDoMundo } from './pessoas';
import { type NomeDoPeriodo, nomeDoRegulamento, PERIODOS } from './regulamentos';
import type { Sorteio } from './sorteio';
import { temasDeGestao } from './temas/gestao';
import { temasDePessoas } from './temas/pessoas';
import { temasDeProducao } from './temas/producao';
import { temasDeSustentabilidade } from './temas/sustentabilidade';
import type { Tema } from './temas/tema';

export const TEMAS = [...temasDeProducao, ...temasDePessoas, ...temasDeSustentabilidade, ...temasDeGestao];

/** As many as the demo of one company takes. */
export const IDEIAS_NO_MAXIMO = 140;

export interface Passo {
  status: Exclude<StatusDaIdeia, 'RASCUNHO'>;
  anterior: StatusDaIdeia;
  quando: Date;
}

export interface IdeiaDoMundo {
  id: string;
  ideia: Ideia;
  autor: PessoaDoMundo;
  passos: Passo[];
}

type Publicado = Passo['status'];

const CAMINHO_FELIZ: Publicado[] = [
  'AGUARDANDO_ANALISE_DO_COMITE',
  'PRE_ANALISE',
  'EM_ANALISE_DE_VIABILIDADE',
  'APROVADA',
  'EM_IMPLEMENTACAO',
  'IMPLEMENTADA',
];

/** The movements that led an idea to its status. */
function caminhoAte(status: Publicado): Publicado[] {
  if (status === 'NOVA_IDEIA') return [];
  if (status === 'CANCELADA') return ['CANCELADA'];
  const desvio = { REPROVADA: 2, BACKLOG_DE_AVALIACAO_FUTURA: 3 }[status as string];
  return desvio
    ? [...CAMINHO_FELIZ.slice(0, desvio), status]
    : CAMINHO_FELIZ.slice(0, CAMINHO_FELIZ.indexOf(status) + 1);
}

/** Statuses in the proportion of a programme in full swing, by turns, so that even few ideas show all of them. */
const VEZ: StatusDaIdeia[] = [
  'NOVA_IDEIA',
  'APROVADA',
  'IMPLEMENTADA',
  'AGUARDANDO_ANALISE_DO_COMITE',
  'RASCUNHO',
  'PRE_ANALISE',
  'NOVA_IDEIA',
  'REPROVADA',
  'EM_IMPLEMENTACAO',
  'EM_ANALISE_DE_VIABILIDADE',
  'NOVA_IDEIA',
  'IMPLEMENTADA',
  'BACKLOG_DE_AVALIACAO_FUTURA',
  'NOVA_IDEIA',
  'CANCELADA',
  'EM_IMPLEMENTACAO',
  'APROVADA',
];

/** A programme that ended has neither new ideas nor drafts. */
const noCicloAnterior = (status: StatusDaIdeia): StatusDaIdeia =>
  status === 'NOVA_IDEIA' || status === 'RASCUNHO' ? 'IMPLEMENTADA' : status;

const preencher = (texto: string, em: string) => texto.replaceAll('{em}', em);

function passosAte(status: StatusDaIdeia, publicada: Date, sorteio: Sorteio): Passo[] {
  if (status === 'RASCUNHO') return [];
  let quando = publicada;
  let anterior: StatusDaIdeia = 'NOVA_IDEIA';
  return caminhoAte(status).map((proximo) => {
    quando = atePassado(depoisDe(quando, sorteio.inteiro(2, 7), sorteio.inteiro(1, 5)));
    const passo = { status: proximo, anterior, quando };
    anterior = proximo;
    return passo;
  });
}

/** What an idea of the demo is before its subject: its place among the others, when it came and how far it got. */
interface Lugar {
  ordem: number;
  periodo: NomeDoPeriodo;
  status: StatusDaIdeia;
  criada: Date;
}

/** Days one step of the committee takes at most, so that no step would lie in the future. */
const DIAS_POR_PASSO = 8;

/** First and last day of registration. */
function diasDe(periodo: NomeDoPeriodo, status: StatusDaIdeia): [de: number, ate: number] {
  const { de, ate } = PERIODOS[periodo];
  if (periodo === 'anterior') return [de + 1, ate - 45];
  switch (status) {
    case 'NOVA_IDEIA':
      return [-36, -1];
    case 'RASCUNHO':
      return [-60, -3];
    case 'APROVADA':
    case 'EM_IMPLEMENTACAO':
    case 'IMPLEMENTADA':
      return [de + 1, -52];
    default:
      return [-110, -2 - DIAS_POR_PASSO * caminhoAte(status).length];
  }
}

function umLugar(ordem: number, sorteio: Sorteio): Lugar {
  const periodo: NomeDoPeriodo = ordem % 4 === 3 ? 'anterior' : 'atual';
  const vez = VEZ[ordem % VEZ.length] ?? 'NOVA_IDEIA';
  const status = periodo === 'anterior' ? noCicloAnterior(vez) : vez;
  const [de, ate] = diasDe(periodo, status);
  const umDia = () => sorteio.inteiro(de, ate);
  // The programme grows: of the new ideas, the later the more.
  const quando = status === 'NOVA_IDEIA' ? Math.max(umDia(), umDia()) : umDia();
  const criada = dia(quando, sorteio.inteiro(8, 17), sorteio.inteiro(0, 59));
  return { ordem, periodo, status, criada };
}

interface Pedido {
  empresa: EmpresaDoMundo;
  ativos: PessoaDoMundo[];
  sorteio: Sorteio;
  lugar: Lugar;
}

function umaIdeia(tema: Tema, em: string, { empresa, ativos, sorteio, lugar }: Pedido): IdeiaDoMundo {
  const { ordem, periodo, status, criada } = lugar;
  const publicada = status === 'RASCUNHO' ? null : atePassado(depoisDe(criada, 0, sorteio.inteiro(1, 3)));
  const passos = publicada ? passosAte(status, publicada, sorteio) : [];
  const doSetor = ativos.filter((p) => p.colaborador.setores.includes(tema.setor));
  const autor = doSetor.length > 0 && sorteio.chance(0.5) ? sorteio.um(doSetor) : sorteio.um(ativos);
  const referencia = (p: PessoaDoMundo) => caminhos.colaborador(empresa.contexto, p.uid);
  const outros = ativos.filter((p) => p !== autor);
  const participa = sorteio.chance(0.4);
  const emObra = status === 'EM_IMPLEMENTACAO' || status === 'IMPLEMENTADA';
  const implementadores = emObra
    ? [...(participa ? [autor] : []), ...sorteio.varios(outros, sorteio.inteiro(1, 3))].map(referencia)
    : [];
  const privado = ordem % 15 === 9;
  const fechada = ordem % 19 === 7;
  const datas = { publishedAt: publicada, privado, deletedAt: null };
  const titulo = preencher(tema.titulo, em);
  const descricao = preencher(tema.descricao, em);
  const ideia = ideiaSchema.parse({
    ...ideiaNova,
    ...carimbo(criada, autor.uid),
    titulo,
    descricao,
    descricaoProblema: preencher(tema.problema, em),
    diferenciais: preencher(tema.diferenciais, em),
    comoAtingirObjetivo: preencher(tema.como, em),
    feedback: preencher(tema.feedback, em),
    objetivo: [tema.objetivo],
    setores: [...new Set([tema.setor, autor.colaborador.setores[0] ?? tema.setor])],
    status,
    autorReference: referencia(autor),
    autorNome: autor.colaborador.nome,
    regulamentoReference: caminhos.regulamentoIdeias(empresa.contexto, periodo),
    regulamentoNome: nomeDoRegulamento(periodo),
    participantesReferences: sorteio.varios(outros, sorteio.inteiro(0, 3)).map(referencia),
    implementadoresReferences: implementadores,
    anexos: [],
    permitirComentarios: !fechada,
    permitirPatrocinio: !fechada,
    autorGostariaParticiparImplantacao: participa,
    privado,
    publishedAt: publicada,
    cancelAt: status === 'CANCELADA' ? (passos.at(-1)?.quando ?? null) : null,
    visibilidade: visibilidadeDe(datas),
    observacoes: '',
    ultimaMovimentacao: passos.length > 0 ? `passo-${passos.length}` : '',
    tituloEmOrdem: emOrdem(titulo),
    busca: tokensDeBusca(titulo),
    updatedAt: passos.at(-1)?.quando ?? publicada ?? criada,
  });
  return { id: `ideia-${String(ordem + 1).padStart(3, '0')}`, ideia, autor, passos };
}

/** The list of ideas shows the newest first. */
const aMaisNovaPrimeiro = (a: Lugar, b: Lugar) => +b.criada - +a.criada;

/**
 * Every subject at every fitting place of the company, `maximo` at most. From the newest idea on, each subject comes
 * once before the first one comes again: nobody reads the same title twice on the first pages.
 */
export function ideiasDaEmpresa(
  empresa: EmpresaDoMundo,
  ativos: PessoaDoMundo[],
  sorteio: Sorteio,
  maximo: number,
): IdeiaDoMundo[] {
  const rodadas = Math.max(...Object.values(empresa.lugares).map((lugares) => lugares.length));
  const pares = Array.from({ length: rodadas }, (_, rodada) =>
    sorteio.varios(TEMAS, TEMAS.length).flatMap((tema) => {
      const lugares = empresa.lugares[tema.onde];
      // Not all of one round at the same place.
      const em = rodada < lugares.length && lugares[(rodada + TEMAS.indexOf(tema)) % lugares.length];
      return em ? [{ tema, em }] : [];
    }),
  )
    .flat()
    .slice(0, maximo);
  const lugares = pares.map((_, ordem) => umLugar(ordem, sorteio)).toSorted(aMaisNovaPrimeiro);
  return pares
    .flatMap(({ tema, em }, i) => {
      const lugar = lugares[i];
      return lugar ? [{ tema, em, lugar }] : [];
    })
    .toSorted((a, b) => a.lugar.ordem - b.lugar.ordem)
    .map(({ tema, em, lugar }) => umaIdeia(tema, em, { empresa, ativos, sorteio, lugar }));
}
