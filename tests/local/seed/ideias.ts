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

interface Pedido {
  empresa: EmpresaDoMundo;
  ativos: PessoaDoMundo[];
  sorteio: Sorteio;
  ordem: number;
}

function umaIdeia(tema: Tema, em: string, { empresa, ativos, sorteio, ordem }: Pedido): IdeiaDoMundo {
  const periodo: NomeDoPeriodo = ordem % 4 === 3 ? 'anterior' : 'atual';
  const vez = VEZ[ordem % VEZ.length] ?? 'NOVA_IDEIA';
  const status = periodo === 'anterior' ? noCicloAnterior(vez) : vez;
  const longa = status === 'IMPLEMENTADA' || status === 'EM_IMPLEMENTACAO' || status === 'APROVADA';
  const { de } = PERIODOS[periodo];
  const ate =
    periodo === 'anterior' ? PERIODOS.anterior.ate - 45 : longa ? -48 : status === 'NOVA_IDEIA' ? -1 : -25;
  const criada = dia(sorteio.inteiro(de + 1, ate), sorteio.inteiro(8, 17), sorteio.inteiro(0, 59));
  const publicada = status === 'RASCUNHO' ? null : atePassado(depoisDe(criada, 0, sorteio.inteiro(1, 30)));
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

/** Every subject at every fitting place of the company, `maximo` at most. */
export function ideiasDaEmpresa(
  empresa: EmpresaDoMundo,
  ativos: PessoaDoMundo[],
  sorteio: Sorteio,
  maximo: number,
): IdeiaDoMundo[] {
  const rodadas = Math.max(...Object.values(empresa.lugares).map((lugares) => lugares.length));
  const pares = Array.from({ length: rodadas }, (_, rodada) =>
    sorteio.varios(TEMAS, TEMAS.length).flatMap((tema) => {
      const em = empresa.lugares[tema.onde][rodada];
      return em ? [{ tema, em }] : [];
    }),
  ).flat();
  return pares
    .slice(0, maximo)
    .map(({ tema, em }, ordem) => umaIdeia(tema, em, { empresa, ativos, sorteio, ordem }));
}
