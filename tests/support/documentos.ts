/**
 * Valid documents of every collection, as they are stored: a test changes the one thing it is about. Times are Dates;
 * where the rules demand the server's time, the test replaces them (tests/rules/ambiente.ts, `agora`).
 */
import type { Atividade } from '@/domain/marcos/atividade';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { ComiteAtividade } from '@/domain/comite/comite-atividade';
import type { Decisao } from '@/domain/comite/comite-decisao';
import type { Comite } from '@/domain/comite/comite';
import type { Cartela, Criterios } from '@/domain/comite/cartela';
import type { Conflito } from '@/domain/comite/conflito';
import type { Convite } from '@/domain/pessoas/convite';
import type { Comentario } from '@/domain/conversa/comentario';
import type { LinhaDoExtrato } from '@/domain/pontos/extrato';
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { buscaDaEmpresa, type Empresa } from '@/domain/empresas/empresa';
import { type Ideia, visibilidadeDe } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import type { Like } from '@/domain/conversa/like';
import { type Marco, marcoNovo } from '@/domain/marcos/marco';
import { permissoesIniciais } from '@/domain/acesso/matriz-inicial';
import type { Movimentacao } from '@/domain/comite/movimentacao';
import type { Caixa, Notificacao } from '@/domain/notificacoes/notificacao';
import type { Carteira, Patrocinio } from '@/domain/pontos/patrocinio';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import type { Pessoa } from '@/domain/pessoas/pessoa';
import type { Pontos, RankingDoColaborador } from '@/domain/pontos/pontos';
import { FASES_PADRAO, type Projeto } from '@/domain/projetos/projeto';
import { copiaDaEmpresa, inscrita, type StatusNoProjeto } from '@/domain/projetos/status';
import type { RegulamentoDesafios } from '@/domain/regulamentos/regulamento-desafios';
import type { Campanha, RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import type { Visoes } from '@/domain/pessoas/visoes';
import type { Usuario } from '@/domain/pessoas/usuario';
import type { Versao } from '@/domain/ideias/versao';
import { parDe, pontaDe, type Vinculo } from '@/domain/ideias/vinculo';
import type { Vagas } from '@/domain/pontos/vagas';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { EMPRESA, EMPRESAS, type Persona } from './personas';

const DIA = 86_400_000;
/** An instant the given number of days from now; negative in the past. */
export const emDias = (dias: number) => new Date(Date.now() + dias * DIA);

/** Stamps of something the person wrote yesterday. */
const escritoPor = (uid: string) => ({
  createdAt: emDias(-1),
  createdBy: uid,
  updatedAt: emDias(-1),
  updatedBy: uid,
});
/** Audit fields of an entity the person created yesterday. */
export const criadoPor = (uid: string) => ({ ...escritoPor(uid), deletedAt: null });

/** A name with the copy of it that lists sort, as it is written. */
export const chamado = (nome: string) => ({ nome, nomeEmOrdem: emOrdem(nome) });

/** Search tokens: a few, because the emulator keeps whatever a rule looks at, whole, once per evaluation. */
const POUCOS = tokensDeBusca('Água');

export function umColaborador(pessoa: Persona, mudancas: Partial<Colaborador> = {}): Colaborador {
  const empresa = EMPRESAS.find(({ contexto }) => contexto.empresaId === pessoa.contexto.empresaId);
  return {
    nome: pessoa.nome,
    nomeEmOrdem: emOrdem(mudancas.nome ?? pessoa.nome),
    email: pessoa.email,
    telefone: '(51) 99999-0000',
    image: [],
    dataNascimento: new Date('1990-05-17T03:00:00Z'),
    setores: ['Operações'],
    role: pessoa.papel,
    status: pessoa.status,
    gestao: true,
    diagnostico: true,
    incentivo: true,
    configuracoes: true,
    disabledAt: pessoa.status === 'DISABLED' ? emDias(-1) : null,
    inviteSentAt: emDias(-9),
    inviteAcceptedAt: pessoa.status === 'PENDING' ? null : emDias(-8),
    ultimoAcesso: pessoa.status === 'PENDING' ? null : emDias(-2),
    empresaStatus: empresa?.status ?? 'ATIVO',
    empresaRole: empresa?.role ?? 'NORMAL',
    bloqueio: null,
    permissoes: permissoesIniciais(),
    externo: pessoa.externo,
    busca: POUCOS,
    ...criadoPor('funcao'),
    deletedAt: pessoa.removida ? emDias(-1) : null,
    ...mudancas,
  };
}

export const umaPessoa = (pessoa: Persona, mudancas: Partial<Pessoa> = {}): Pessoa => ({
  nome: pessoa.nome,
  nomeEmOrdem: emOrdem(mudancas.nome ?? pessoa.nome),
  image: [],
  role: pessoa.papel,
  setores: ['Operações'],
  ativo: pessoa.status === 'ACTIVE',
  externo: pessoa.externo,
  busca: tokensDeBusca(pessoa.nome),
  updatedAt: emDias(-1),
  ...mudancas,
});

export const umUsuario = (pessoa: Persona, mudancas: Partial<Usuario> = {}): Usuario => ({
  nome: pessoa.nome,
  email: pessoa.email,
  empresas: EMPRESAS.filter(({ contexto }) => contexto.empresaId === pessoa.contexto.empresaId).map(
    ({ contexto, nome }) => ({ ...contexto, nomeFantasia: nome }),
  ),
  trocarSenha: false,
  licenciadaId: pessoa.contexto.licenciadaId,
  updatedAt: emDias(-1),
  ...mudancas,
});

export const umConvite = (pessoa: Persona, mudancas: Partial<Convite> = {}): Convite => ({
  convite: true,
  idColaboradorConvidado: pessoa.uid,
  idEmpresaColaboradorConvidado: pessoa.contexto.empresaId,
  idEmpresa: pessoa.contexto.empresaId,
  idProjeto: null,
  idQuestionario: null,
  idLicenciada: pessoa.contexto.licenciadaId,
  email: pessoa.email,
  externo: false,
  cancelado: false,
  createdAt: emDias(-1),
  createdBy: 'funcao',
  nomeFantasia: 'Aurora Alimentos',
  projetoNome: '',
  hashes: ['hash'],
  expiraEm: emDias(29),
  respondidoEm: null,
  ...mudancas,
});

export const umaEmpresa = (mudancas: Partial<Empresa> = {}): Empresa => ({
  cnpj: '11222333000181',
  razaoSocial: 'Aurora Alimentos Ltda.',
  nomeFantasia: 'Aurora Alimentos',
  nomeEmOrdem: emOrdem(mudancas.nomeFantasia ?? 'Aurora Alimentos'),
  email: 'contato@exemplo.com.br',
  telefone: '(51) 3333-0000',
  codigoCNAE: '1091101',
  cnae: 'Fabricação de produtos de panificação industrial',
  status: 'ATIVO',
  idColaboradorConvidando: null,
  setores: ['Operações', 'Qualidade', 'Vendas'],
  image: [],
  porte: 'EMPRESA_MEDIO_PORTE',
  numeroColaboradores: 'DE_51_A_100',
  responsavel: { nome: 'Ana Administradora', email: 'ana@exemplo.com.br', telefone: '(51) 3333-0001' },
  colaboradores: [],
  categorias: 'Indústria',
  endereco: {
    cep: '90010000',
    logradouro: 'Rua das Hortênsias',
    numero: '100',
    complemento: '',
    bairro: 'Centro',
    estado: 'RS',
    cidade: 'Porto Alegre',
  },
  autocadastroOrigin: null,
  embaixadorReference: null,
  embaixadorPessoaReference: null,
  embaixadores: [],
  role: 'NORMAL',
  busca: buscaDaEmpresa({
    cnpj: '11222333000181',
    nomeFantasia: 'Aurora Alimentos',
    razaoSocial: 'Aurora Alimentos Ltda.',
  }),
  ...criadoPor('funcao'),
  ...mudancas,
});

export const REGULAMENTO = 'regulamento-vigente';

/** A rule of challenges that runs now and gives 100 coins. */
export const umRegulamentoDeDesafios = (
  mudancas: Partial<RegulamentoDesafios> = {},
): RegulamentoDesafios => ({
  nome: 'Regulamento vigente',
  nomeEmOrdem: emOrdem(mudancas.nome ?? 'Regulamento vigente'),
  dataInicial: emDias(-30),
  dataFinal: emDias(30),
  quantidadeMoedasPorColaborador: 100,
  busca: POUCOS,
  ...criadoPor('funcao'),
  ...mudancas,
});

/** One of ideas, which permits private ideas and closed interaction besides. */
export const umRegulamento = (mudancas: Partial<RegulamentoIdeias> = {}): RegulamentoIdeias => ({
  ...umRegulamentoDeDesafios(),
  nomeEmOrdem: emOrdem(mudancas.nome ?? 'Regulamento vigente'),
  descricao: 'Vale para todas as áreas da empresa.',
  quantidadeGanhoNoCadastro: 10,
  quantidadeGanhoNaAprovacao: 20,
  quantidadeGanhoNaImplementacao: 30,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 5,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 8,
  permitirControlarInteracao: true,
  permitirIdeiaPrivada: true,
  linkRegulamento: null,
  quantidadeMaximaIdeias: null,
  ...mudancas,
});

export const umaCampanha = (mudancas: Partial<Campanha> = {}): Campanha => ({
  descricao: 'Mês da qualidade',
  dataInicial: emDias(2),
  dataFinal: emDias(20),
  setores: ['Qualidade'],
  quantidadeGanhoNoCadastro: 20,
  quantidadeGanhoNaAprovacao: 40,
  quantidadeGanhoNaImplementacao: 60,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 10,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 16,
  publishedAt: null,
  ...criadoPor('funcao'),
  ...mudancas,
});

/** A complete draft of the person; `visibilidade` follows from the changes. */
export function umaIdeia(autor: Persona, mudancas: Partial<Ideia> = {}): Ideia {
  const ideia: Ideia = {
    ...ideiaNova,
    implementadoresReferences: [],
    patrocinadoresReferences: [],
    marcos: [],
    titulo: 'Reaproveitar a água da chuva',
    descricao: 'Captar a água do telhado do galpão para a limpeza do pátio.',
    descricaoProblema: 'Gastamos água tratada onde ela não é necessária.',
    diferenciais: 'O telhado e as calhas já existem.',
    comoAtingirObjetivo: 'Instalar um reservatório e uma bomba pequena.',
    feedback: 'A equipe de manutenção apoia a proposta.',
    objetivo: ['Reduzir custos'],
    setores: ['Operações'],
    autorReference: autor.referencia,
    autorNome: autor.nome,
    regulamentoReference: caminhos.regulamentoIdeias(autor.contexto, REGULAMENTO),
    regulamentoNome: 'Regulamento vigente',
    participantesReferences: [],
    anexos: [],
    permitirComentarios: true,
    permitirPatrocinio: true,
    autorGostariaParticiparImplantacao: true,
    privado: false,
    tituloEmOrdem: emOrdem(mudancas.titulo ?? 'Reaproveitar a água da chuva'),
    busca: POUCOS,
    ...criadoPor(autor.uid),
    ...mudancas,
  };
  return { ...ideia, visibilidade: mudancas.visibilidade ?? visibilidadeDe(ideia) };
}

/** The person's idea after publishing. */
export const umaIdeiaPublicada = (autor: Persona, mudancas: Partial<Ideia> = {}): Ideia =>
  umaIdeia(autor, { publishedAt: emDias(-1), status: 'NOVA_IDEIA', ...mudancas });

export const umComentario = (autor: Persona, mudancas: Partial<Comentario> = {}): Comentario => ({
  comentario: 'Boa ideia, conte comigo.',
  autor: { refPath: autor.referencia, nome: autor.nome, email: autor.email, role: autor.papel },
  colaboradoresMencionadosReferences: [],
  respostaAoComentarioReference: '',
  ...criadoPor(autor.uid),
  // A minute ago: its author may still change it.
  createdAt: new Date(Date.now() - 60_000),
  updatedAt: new Date(Date.now() - 60_000),
  ...mudancas,
});

export const umaVersao = (por: Persona, mudancas: Partial<Versao> = {}): Versao => ({
  acao: 'EDICAO',
  reservada: false,
  textos: { titulo: 'Reaproveitar a água' },
  createdAt: emDias(-1),
  createdBy: por.uid,
  ...mudancas,
});

export const umLike = (pessoa: Persona): Like => ({
  createdAt: emDias(-1),
  createdBy: pessoa.uid,
  colaboradorNome: pessoa.nome,
});

export const umaMovimentacao = (autor: Persona, mudancas: Partial<Movimentacao> = {}): Movimentacao => ({
  status: 'PRE_ANALISE',
  statusAnterior: 'NOVA_IDEIA',
  observacoes: 'Segue para a pré-análise.',
  marcos: [],
  autorNome: autor.nome,
  ...criadoPor(autor.uid),
  ...mudancas,
});

/** A milestone the person created and is responsible for, due in five days; nobody has begun. */
export const umMarco = (pessoa: Persona, ideia: string, mudancas: Partial<Marco> = {}): Marco => ({
  ...marcoNovo,
  anexos: [],
  colaboradoresResponsaveis: [pessoa.referencia],
  ideiaReference: ideia,
  empresaReference: caminhos.empresa(pessoa.contexto),
  dataPrazo: fimDoDia(diaDe(emDias(5))),
  acoes: 'Instalar o reservatório e a bomba.',
  ...criadoPor(pessoa.uid),
  ...mudancas,
});

/** The same milestone as the lists show it, when the idea is public. */
export const umaAtividadeDoMarco = (pessoa: Persona, mudancas: Partial<Atividade> = {}): Atividade => ({
  marcoReference: `${caminhos.sob(caminhos.ideia(pessoa.contexto, 'ideia')).marcos}/marco`,
  paiReference: caminhos.ideia(pessoa.contexto, 'ideia'),
  paiTitulo: 'Reaproveitar a água da chuva',
  acoes: 'Instalar o reservatório e a bomba.',
  colaboradoresResponsaveis: [pessoa.referencia],
  nomes: [pessoa.nome],
  visibilidade: 'PUBLICA',
  leitores: [],
  atuantes: [pessoa.referencia],
  dataPrazo: fimDoDia(diaDe(emDias(5))),
  startedAt: null,
  finishedAt: null,
  iniciada: false,
  concluida: false,
  updatedAt: emDias(-1),
  ...mudancas,
});

/** Session 1, started by the person and running. */
export const umComite = (autor: Persona, mudancas: Partial<Comite> = {}): Comite => ({
  numero: 1,
  participantesReferences: [autor.referencia],
  presentesReferences: [autor.referencia],
  ideiasReferences: [],
  startedAt: emDias(-1),
  pausedAt: null,
  endedAt: null,
  pauta: 'Ideias novas do mês.',
  notas: '',
  ultimaAtividade: 'atividade',
  ...criadoPor(autor.uid),
  ...mudancas,
});

/** The person started session 1. */
export const umaAtividade = (autor: Persona, mudancas: Partial<ComiteAtividade> = {}): ComiteAtividade => ({
  type: 'INICIADO',
  comiteReference: caminhos.comite(autor.contexto, '1'),
  regulamentoReference: null,
  regulamentoNome: '',
  autorNome: autor.nome,
  createdAt: emDias(-1),
  createdBy: autor.uid,
  ...mudancas,
});

export const umaDecisao = (autor: Persona, mudancas: Partial<Decisao> = {}): Decisao => ({
  paiReference: caminhos.ideia(autor.contexto, 'ideia'),
  paiTitulo: 'Reaproveitar a água da chuva',
  statusAnterior: 'NOVA_IDEIA',
  status: 'PRE_ANALISE',
  observacoes: 'Segue para a pré-análise.',
  marcos: [],
  autorNome: autor.nome,
  createdAt: emDias(-1),
  createdBy: autor.uid,
  ...mudancas,
});

export const umConflito = (
  pessoa: Persona,
  paiReference: string,
  mudancas: Partial<Conflito> = {},
): Conflito => ({
  paiReference,
  motivo: 'Sou da equipe que propôs a ideia.',
  colaboradorNome: pessoa.nome,
  retiradoEm: null,
  motivoDaRetirada: '',
  createdAt: emDias(-1),
  createdBy: pessoa.uid,
  ...mudancas,
});

export const umaCartela = (pessoa: Persona, mudancas: Partial<Cartela> = {}): Cartela => ({
  criterios: ['Impacto', 'Viabilidade'],
  pesos: [3, 2],
  notas: [8, 6],
  comentario: 'Resolve um problema de todo dia.',
  autorNome: pessoa.nome,
  createdAt: emDias(-1),
  createdBy: pessoa.uid,
  ...mudancas,
});

/** Those that umaCartela was filled in with. */
export const unsCriterios = (pessoa: Persona, mudancas: Partial<Criterios> = {}): Criterios => ({
  criterios: ['Impacto', 'Viabilidade'],
  pesos: [3, 2],
  ...criadoPor(pessoa.uid),
  ...mudancas,
});

export const umasVisoes = (pessoa: Persona, mudancas: Partial<Visoes> = {}): Visoes => ({
  nomes: ['Aprovadas deste ano'],
  buscas: ['status=APROVADA'],
  ...criadoPor(pessoa.uid),
  ...mudancas,
});

export const umPatrocinio = (pessoa: Persona, mudancas: Partial<Patrocinio> = {}): Patrocinio => ({
  moedas: 10,
  devolvidas: 0,
  movimento: '',
  colaboradorNome: pessoa.nome,
  paiTitulo: 'Reaproveitar a água da chuva',
  regulamentoReference: caminhos.regulamentoIdeias(pessoa.contexto, REGULAMENTO),
  ...escritoPor(pessoa.uid),
  ...mudancas,
});

export const umaCarteira = (pessoa: Persona, mudancas: Partial<Carteira> = {}): Carteira => ({
  totalMoedas: 10,
  ultimoPai: 'ideia',
  ...escritoPor(pessoa.uid),
  ...mudancas,
});

/** Ends as links have them, of ids of ideas. */
export const daIdeia = (id: string) => pontaDe({ colecao: 'ideias' }, id);

export const umVinculo = (
  pessoa: Persona,
  [a, b]: readonly [string, string],
  mudancas: Partial<Vinculo> = {},
): Vinculo => ({
  pontas: parDe(a, b),
  publicas: true,
  ...criadoPor(pessoa.uid),
  ...mudancas,
});

/** A project that runs for a month more. */
export const umProjeto = (pessoa: Persona, mudancas: Partial<Projeto> = {}): Projeto => ({
  nome: 'Prêmio Empresa Inovadora',
  nomeEmOrdem: emOrdem(mudancas.nome ?? 'Prêmio Empresa Inovadora'),
  licenciado: 'instituto',
  embaixadores: ['entidade'],
  embaixadoresPessoas: [],
  minimoResposta: 3,
  posicao: 1,
  tempo: 5_000,
  fases: [...FASES_PADRAO],
  images: [],
  urlImages: [],
  descricaoImages: [],
  exibir: true,
  trocar: true,
  categoria: ['Indústria'],
  anoAtuacao: inicioDoDia(diaDe(emDias(-30))),
  anoVigencia: fimDoDia(diaDe(emDias(30))),
  linkRegulamento: 'https://premio.exemplo/regulamento.pdf',
  encerrado: false,
  votacao: null,
  busca: tokensDeBusca(mudancas.nome ?? 'Prêmio Empresa Inovadora'),
  ...criadoPor(pessoa.uid),
  ...mudancas,
});

/** A company in a project, under the organiser. */
export const umStatus = (
  idProjeto: string,
  idEmpresa: string,
  mudancas: Partial<StatusNoProjeto> = {},
): StatusNoProjeto => ({
  idProjeto,
  idEmpresa,
  ...inscrita(emDias(-5), 'ana-administradora'),
  origem: 'CONVITE',
  categoria: '',
  embaixador: null,
  embaixadorPessoa: null,
  ...copiaDaEmpresa(umaEmpresa()),
  ...criadoPor('ana-administradora'),
  ...mudancas,
});

export const umasVagas = (pessoa: Persona, mudancas: Partial<Vagas> = {}): Vagas => ({
  publicadas: 1,
  ultimaIdeia: 'ideia',
  ...escritoPor(pessoa.uid),
  ...mudancas,
});

export const umaLinhaDoExtrato = (mudancas: Partial<LinhaDoExtrato> = {}): LinhaDoExtrato => ({
  tipo: 'PATROCINIO',
  moedas: -10,
  pai: { id: 'ideia', titulo: 'Reaproveitar a água da chuva' },
  createdAt: emDias(-1),
  ...mudancas,
});

export const umaPontuacao = (pessoa: Persona, mudancas: Partial<Pontos> = {}): Pontos => ({
  type: 'CADASTRO_DE_IDEIAS',
  typeOriginal: null,
  pontos: 10,
  observacao: '',
  ideia: { id: 'ideia', titulo: 'Reaproveitar a água da chuva' },
  colaboradorReference: pessoa.referencia,
  regulamentoIdeias: caminhos.regulamentoIdeias(pessoa.contexto, REGULAMENTO),
  comiteInovacaoReference: null,
  regulamentoDesafios: null,
  ...criadoPor('funcao'),
  ...mudancas,
});

export const umaNotificacao = (mudancas: Partial<Notificacao> = {}): Notificacao => ({
  tipo: 'MENCAO',
  quem: 'clara-autora',
  sobre: caminhos.ideia(EMPRESA, 'ideia'),
  origem: `${caminhos.sob(caminhos.ideia(EMPRESA, 'ideia')).comentarios}/comentario`,
  detalhe: {},
  noProduto: true,
  lidaEm: null,
  createdAt: emDias(-1),
  expiraEm: emDias(179),
  ...mudancas,
});

export const umaCaixa = (mudancas: Partial<Caixa> = {}): Caixa => ({
  naoLidas: 1,
  lidasAte: null,
  updatedAt: emDias(-1),
  ...mudancas,
});

export const umaPosicao = (pessoa: Persona): RankingDoColaborador => ({
  colaboradorReference: pessoa.referencia,
  nome: pessoa.nome,
  totalPontos: 10,
  rankingByMoedas: { ranking: 1, fromLastUpdate: 'NOT_CHANGED' },
  createdAt: emDias(-1),
  updatedAt: emDias(-1),
});

/** A path in another company, for what must never be referred to. */
export const emOutraEmpresa = (caminho: string, outra: Contexto) =>
  caminho.replace(caminhos.empresa(EMPRESA), caminhos.empresa(outra));
