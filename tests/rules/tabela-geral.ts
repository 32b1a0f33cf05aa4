/** Situations of every collection without a file of its own (tabela-comite.ts, tabela-ideias.ts), for the cells of tabela.ts. */
import { type QueryConstraint, where } from 'firebase/firestore/lite';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { caminhos, idDaReferencia, type Contexto } from '@/domain/comum/caminhos';
import type { Relacao } from '@/domain/acesso/permissao';
import { idDoVinculo } from '@/domain/ideias/vinculo';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { caminhosDasEstatisticas } from '@/domain/diagnostico/estatisticas';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { caminhosDasEvidencias, recebidaDe } from '@/domain/evidencias/evidencia';
import { caminhosDosCertificados } from '@/domain/certificados/certificado';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { caminhosDoStatus, projetar } from '@/domain/projetos/status';
import { correcoesDe, versoesDe } from '@/domain/diagnostico/versao';
import { umaAdesao, umConvidado } from '@tests/support/convidado';
import { umaEvidencia } from '@tests/support/evidencia';
import { umCertificado } from '@tests/support/certificado';
import { umComunicado } from '@tests/support/seguindo';
import { umaEstatistica, umaEstatisticaDoCorte } from '@tests/support/estatistica';
import { umaMedia, umaPublicacao, umResultadoPublicado } from '@tests/support/media';
import { umaVersaoPublicada } from '@tests/support/rascunho';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCarteira,
  umaEmpresa,
  umaIdeia,
  umaIdeiaPublicada,
  umaLinhaDoExtrato,
  umaPessoa,
  umaPontuacao,
  umaPosicao,
  umPatrocinio,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
  umasVagas,
  daIdeia,
  umStatus,
  umVinculo,
  chamado,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import {
  agora,
  apagar,
  type Banco,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import type { Situacoes, Tabela } from './tabela';

export type Ato = (banco: Banco, caminho: string, quem: Persona) => Promise<unknown>;
export interface Registro {
  colecao: (quem: Persona) => string;
  /** Id of the record; a new one each time when absent. */
  id?: string;
  documento?: (quem: Persona) => object;
}

/** One situation without any relation: the act on a record of the collection. */
export const semRelacao =
  ({ colecao, id, documento }: Registro, ato: Ato): Situacoes =>
  (quem) => {
    const caminho = `${colecao(quem)}/${id ?? novoId('registro')}`;
    return [
      {
        cenario: 'um registro',
        caminho,
        ...(documento ? { documentos: { [caminho]: documento(quem) } } : {}),
        relacoes: [],
        ato: (banco) => ato(banco, caminho, quem),
      },
    ];
  };

export const ler: Ato = (banco, caminho) => pegar(banco, caminho);
export const lista: Ato = (banco, caminho) => listar(banco, caminho.slice(0, caminho.lastIndexOf('/')));
const apaga: Ato = (banco, caminho) => apagar(banco, caminho);
export const muda =
  (mudanca: object): Ato =>
  (banco, caminho, quem) =>
    mudar(banco, caminho, { ...mudanca, ...mudadoPor(quem) });
export const remove = muda({ deletedAt: agora() });
const cria =
  (documento: (quem: Persona) => { createdAt: Date }): Ato =>
  (banco, caminho, quem) =>
    criar(banco, caminho, criadoAgora(documento(quem)));

/** A collection that only functions write: reading is what the table says, every write is nobody's. */
export function doServidor(
  registro: Registro & { documento: (quem: Persona) => object },
): Record<'get' | 'list' | 'create' | 'update' | 'delete', Situacoes> {
  const { documento, ...semDocumento } = registro;
  return {
    get: semRelacao(registro, ler),
    list: semRelacao(registro, lista),
    create: semRelacao(semDocumento.id ? registro : semDocumento, (banco, caminho, quem) =>
      criar(banco, caminho, documento(quem)),
    ),
    update: semRelacao(registro, muda(chamado('Outro'))),
    delete: semRelacao(registro, apaga),
  };
}

/** The membership of the person and that of a colleague. */
const proprioOuAlheio =
  (ato: Ato): Situacoes =>
  (quem, autor) => {
    const proprio: Relacao[] = ['proprio'];
    return [
      {
        cenario: 'o próprio',
        caminho: quem.referencia,
        relacoes: proprio,
        ato: (banco) => ato(banco, quem.referencia, quem),
      },
      {
        cenario: 'o de colega',
        caminho: autor.referencia,
        relacoes: [],
        ato: (banco) => ato(banco, autor.referencia, quem),
      },
    ];
  };

/** Counts of the own company, which a list proves by its filter, and those of others under the organiser. */
const daPropriaOuDeOutra =
  (ato: (banco: Banco, caminho: string, idEmpresa: string) => Promise<unknown>): Situacoes =>
  (_quem, _autor, contexto) =>
    [contexto.empresaId, 'outra'].map((idEmpresa) => {
      const caminho = `${caminhoDasAdesoes(contexto)}/de-${idEmpresa}`;
      return {
        cenario: idEmpresa === 'outra' ? 'de outra empresa' : 'da própria empresa',
        caminho,
        documentos: { [caminho]: umaAdesao({ idEmpresa }) },
        relacoes: idEmpresa === 'outra' ? [] : ['daPropriaEmpresa'],
        ato: (banco) => ato(banco, caminho, idEmpresa),
      };
    });

/** Wallet of the person, or of a colleague, with the sponsorship that must come with it. */
const carteiraDe =
  (ato: 'criar' | 'mudar'): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const regra = caminhos.regulamentoIdeias(contexto, novoId('regra'));
      const ideia = caminhos.ideia(contexto, novoId('ideia'));
      const [item, bolso] = [
        `${ideia}/ideiasActivitiesPerColaborador/${dono.uid}`,
        `${regra}/regulamentoActivitiesPerColaborador/${dono.uid}`,
      ];
      const patrocinio = umPatrocinio(quem, { regulamentoReference: regra });
      const carteira = umaCarteira(quem, { ultimoPai: idDaReferencia(ideia) });
      return {
        cenario: dono === quem ? 'a própria' : 'a de colega',
        caminho: bolso,
        documentos: {
          [regra]: umRegulamento(),
          [ideia]: umaIdeiaPublicada(autor, { regulamentoReference: regra }),
          ...(ato === 'mudar' ? { [item]: patrocinio, [bolso]: carteira } : {}),
        },
        relacoes: dono === quem ? ['proprio'] : [],
        ato: (banco) =>
          ato === 'criar'
            ? juntos(banco, [item, criadoAgora(patrocinio)], [bolso, criadoAgora(carteira)])
            : juntos(
                banco,
                [item, { moedas: 12, ...mudadoPor(quem) }, 'mudar'],
                [bolso, { totalMoedas: 12, ...mudadoPor(quem) }, 'mudar'],
              ),
      };
    });

/** A line under the person's own wallet, and one under a colleague's. */
const extratos =
  (ato: (banco: Banco, colecao: string) => Promise<unknown>): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const colecao = caminhos
        .sobRegulamento(caminhos.regulamentoIdeias(contexto, REGULAMENTO))
        .extrato(dono.uid);
      return {
        cenario: dono === quem ? 'da própria' : 'da de colega',
        caminho: `${colecao}/linha`,
        documentos: { [`${colecao}/linha`]: umaLinhaDoExtrato() },
        relacoes: dono === quem ? ['daPropriaCarteira'] : [],
        ato: (banco) => ato(banco, colecao),
      };
    });

/** Places of a rule of its own, taken with the publication of the person's draft, or of a colleague's. */
const vagasCom =
  (ato: 'criar' | 'mudar'): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const regra = caminhos.regulamentoIdeias(contexto, novoId('regra'));
      const ideia = caminhos.ideia(contexto, novoId('ideia'));
      const vagas = `${regra}/vagas/ideias`;
      const novas = umasVagas(quem, { ultimaIdeia: idDaReferencia(ideia) });
      const publicar = { publishedAt: agora(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' };
      return {
        cenario: dono === quem ? 'ideia própria' : 'ideia de colega',
        caminho: vagas,
        documentos: {
          [regra]: umRegulamento({ quantidadeMaximaIdeias: 5 }),
          [ideia]: umaIdeia(dono, { regulamentoReference: regra }),
          ...(ato === 'mudar' ? { [vagas]: novas } : {}),
        },
        relacoes: dono === quem ? ['comPublicacao'] : [],
        ato: (banco) =>
          juntos(
            banco,
            [ideia, { ...publicar, ...mudadoPor(quem) }, 'mudar'],
            ato === 'criar'
              ? [vagas, criadoAgora(novas)]
              : [vagas, { publicadas: 2, ultimaIdeia: novas.ultimaIdeia, ...mudadoPor(quem) }, 'mudar'],
          ),
      };
    });
const vagas: Registro = {
  colecao: ({ contexto }) => caminhos.vagas(contexto, REGULAMENTO).replace(/\/ideias$/, ''),
  id: 'ideias',
  documento: (quem) => umasVagas(quem),
};

/** A record of the person, and one of a colleague. */
const seuOuAlheio =
  (
    { onde, exemplo }: { onde: (contexto: Contexto) => string; exemplo: (quem: Persona) => object },
    ato: Ato,
  ): Situacoes =>
  (quem, autor, contexto) =>
    [quem, autor].map((dono) => {
      const caminho = `${onde(contexto)}/${novoId('registro')}`;
      return {
        cenario: dono === quem ? 'o próprio' : 'o de colega',
        caminho,
        documentos: { [caminho]: exemplo(dono) },
        relacoes: dono === quem ? ['criador'] : [],
        ato: (banco) => ato(banco, caminho, quem),
      };
    });
const umCadastro = (cadastro: (typeof CADASTROS_DA_EMPRESA)[number]) => ({
  get: seuOuAlheio(cadastro, ler),
  list: seuOuAlheio(cadastro, lista),
  create: semRelacao({ colecao: ({ contexto }) => cadastro.onde(contexto) }, cria(cadastro.exemplo)),
  update: seuOuAlheio(cadastro, muda(chamado('Outro nome'))),
  delete: seuOuAlheio(cadastro, remove),
});

const regioes = {
  onde: (contexto: Contexto) => regioesDe(contexto, 'p'),
  exemplo: (quem: Persona) => umaRegiao(quem, 'p'),
};

/** Links between two public ideas and of one that has become private, whose ideas are the person's. */
const vinculos =
  (
    ato: (banco: Banco, caminho: string, quem: Persona) => Promise<unknown>,
    gravado: 'ligado' | 'nenhum' = 'ligado',
  ): Situacoes =>
  (quem, _autor, contexto) =>
    [true, false].map((publicas) => {
      const par = [daIdeia(novoId('ideia')), daIdeia(novoId('ideia'))] as const;
      const caminho = `${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(...par)}`;
      return {
        cenario: publicas ? 'entre públicas' : 'com uma já privada',
        caminho,
        documentos: gravado === 'nenhum' ? {} : { [caminho]: umVinculo(quem, par, { publicas }) },
        relacoes: publicas ? ['vinculoPublico'] : [],
        ato: (banco) => ato(banco, caminho, quem),
      };
    });

/** A tactic of a play under way, moved in the same batch. */
const movimentandoUmaTatica: Situacoes = (quem, autor, contexto) => {
  const [jogada, tatica, id] = [novoId('jogada'), novoId('tatica'), novoId('movimento')];
  const caminho = `${movimentacoesDeTaticas.colecao(quem)}/${id}`;
  const daTatica = `${taticasDaJogada.onde(contexto)}/${tatica}`;
  return [
    {
      cenario: 'uma tática de jogada em curso',
      caminho,
      documentos: {
        [`${jogadas.onde(contexto)}/${jogada}`]: umaJogada(autor, { implementada: true }),
        [daTatica]: umaTaticaDaJogada(autor, { jogada }),
      },
      relacoes: [],
      ato: (banco) =>
        juntos(
          banco,
          [
            daTatica,
            { status: 2, movimentadaEm: agora(), ultimaMovimentacao: id, ...mudadoPor(quem) },
            'mudar',
          ],
          [caminho, criadoAgora(umaMovimentacaoDeTatica(quem, { jogada, tatica }))],
        ),
    },
  ];
};
const movimentacoesDeTaticas = {
  colecao: ({ contexto }: Persona) => caminhos.daEmpresa(contexto, 'movimentacoesDeTaticas'),
  documento: (quem: Persona) => umaMovimentacaoDeTatica(quem),
};

/** A rule of either kind that has not begun. */
const regulamentos = (
  colecao: string,
  um: (mudancas: { dataInicial: Date; createdBy?: string; updatedBy?: string }) => { createdAt: Date },
): Tabela[keyof Tabela] => {
  const registro: Registro = {
    colecao: ({ contexto }) => caminhos.colecao(contexto, colecao),
    documento: () => um({ dataInicial: emDias(3) }),
  };
  return {
    get: semRelacao(registro, ler),
    list: semRelacao(registro, lista),
    create: semRelacao(
      colecaoDe(registro),
      cria((quem) => um({ dataInicial: emDias(3), ...dele(quem) })),
    ),
    update: semRelacao(registro, muda(chamado('Outro nome'))),
    delete: semRelacao(registro, remove),
  };
};
const projetos: Registro = {
  colecao: ({ contexto }) => caminhos.projetos(contexto),
  documento: (quem) => umProjeto(quem),
};
const documentosDaEmpresa: Registro = {
  colecao: ({ contexto }) => documentosDoIncentivo.onde(contexto),
  documento: (quem) => umDocumento(quem),
};
const campanhas: Registro = {
  colecao: ({ contexto }) => caminhos.campanhas(contexto, REGULAMENTO),
  documento: () => umaCampanha(),
};
const carteiras: Registro = {
  colecao: ({ contexto }) =>
    caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, REGULAMENTO)).carteiras,
  documento: umaCarteira,
};
const colecaoDe = ({ colecao }: Registro): Registro => ({ colecao });
const entrada: Registro = {
  colecao: ({ contexto }) => caminhos.autorizacao(contexto),
  documento: () => ({
    tipo: 5,
    tipoAutorizacao: 34,
    leitura: true,
    criacao: true,
    editar: true,
    remover: true,
  }),
};
const colaboradores: Registro = { colecao: ({ contexto }) => caminhos.colaboradores(contexto) };
const dele = ({ uid }: Persona) => ({ createdBy: uid, updatedBy: uid });

const daLicenciada = ({ papel }: Persona): Relacao[] => (papel === 'ADMIN' ? ['daLicenciada'] : []);

/** A company of every kind: the person's own, one they created, one that names them, another. */
const emEmpresas =
  (ato: Ato): Situacoes =>
  (quem, autor, contexto) => {
    const outra = () => caminhos.empresa({ ...contexto, empresaId: novoId('empresa') });
    const propria = caminhos.empresa(contexto);
    const situacoes: [string, string, Relacao[], object][] = [
      ['a própria', propria, ['propria'], umaEmpresa()],
      ['criada pela pessoa', outra(), ['criador'], umaEmpresa({ createdBy: quem.uid })],
      ['que lista a pessoa', outra(), ['listado'], umaEmpresa({ colaboradores: [autor.uid, quem.uid] })],
      ['outra', outra(), [], umaEmpresa()],
    ];
    return situacoes.map(([cenario, caminho, relacoes, documento]) => ({
      cenario,
      caminho,
      documentos: { [caminho]: documento },
      relacoes: [...relacoes, ...daLicenciada(quem)],
      ato: (banco) => ato(banco, caminho, quem),
    }));
  };

/** Lists of companies: each asks for those of one relation. */
const listarEmpresas: Situacoes = (quem, autor, { licenciadaId }) => {
  const caminho = caminhos.empresas(licenciadaId);
  const consultas: [string, Relacao[], QueryConstraint[]][] = [
    ['todas', [], []],
    ['as que criou', ['criador'], [where('createdBy', '==', quem.uid)]],
    ['as que a listam', ['listado'], [where('colaboradores', 'array-contains', quem.uid)]],
    ['as que outra pessoa criou', [], [where('createdBy', '==', autor.uid)]],
  ];
  return consultas.map(([cenario, relacoes, filtros]) => ({
    cenario,
    caminho,
    relacoes: [...relacoes, ...daLicenciada(quem)],
    ato: (banco) => listar(banco, caminho, ...filtros),
  }));
};

const licenciadas: Registro = {
  colecao: () => caminhos.licenciadas,
  id: 'tabela',
  documento: () => umaLicenciada(),
};

export const geral: Tabela = {
  licenciadas: doServidor({ ...licenciadas, documento: () => umaLicenciada() }),
  apresentacao: {
    ...doServidor({
      colecao: ({ contexto }) => `${caminhos.empresa(contexto)}/apresentacao`,
      documento: () => empresaDaSessaoSchema.parse(umaEmpresa()),
    }),
    get: (quem, _autor, contexto) => {
      const outra = { ...contexto, empresaId: novoId('empresa') };
      const situacoes: [string, Contexto, Relacao[]][] = [
        ['a da própria', contexto, ['propria']],
        ['a de outra', outra, []],
      ];
      return situacoes.map(([cenario, dela, relacoes]) => {
        const caminho = caminhos.apresentacao(dela);
        const documentos = { [caminho]: empresaDaSessaoSchema.parse(umaEmpresa()) };
        return { cenario, caminho, documentos, relacoes, ato: (banco) => ler(banco, caminho, quem) };
      });
    },
  },
  empresas: {
    get: emEmpresas(ler),
    list: listarEmpresas,
    create: (quem, _autor, contexto) => {
      const caminho = caminhos.empresa({ ...contexto, empresaId: novoId('nova') });
      const nova = umaEmpresa({ createdBy: quem.uid, updatedBy: quem.uid });
      return [
        {
          cenario: 'nova',
          caminho,
          relacoes: ['criador'],
          ato: (banco) => criar(banco, caminho, criadoAgora(nova)),
        },
      ];
    },
    update: emEmpresas(muda({ nomeFantasia: 'Outra', nomeEmOrdem: 'outra' })),
    delete: emEmpresas(remove),
  },
  colaboradores: {
    get: proprioOuAlheio(ler),
    list: semRelacao(colaboradores, lista),
    create: semRelacao(colaboradores, (banco, caminho, quem) =>
      criar(banco, caminho, { nome: quem.nome, role: 'ADMIN' }),
    ),
    update: proprioOuAlheio(muda({ telefone: '(51) 98888-0000' })),
    delete: proprioOuAlheio(remove),
  },
  pessoas: doServidor({ colecao: ({ contexto }) => caminhos.pessoas(contexto), documento: umaPessoa }),
  contadores: doServidor({
    colecao: ({ contexto }) => caminhos.contador(contexto, 'ideias').replace(/\/ideias$/, ''),
    id: 'ideias',
    documento: () => ({ publicas: 1 }),
  }),
  participacao: doServidor({
    colecao: ({ contexto }) => caminhos.participacao(contexto, '0').replace(/\/0$/, ''),
    id: '0',
    documento: () => ({ pessoas: {} }),
  }),
  rankingPorColaborador: doServidor({
    colecao: ({ contexto }) => caminhos.ranking(contexto, REGULAMENTO),
    documento: umaPosicao,
  }),
  extrato: {
    get: extratos((banco, colecao) => pegar(banco, `${colecao}/linha`)),
    list: extratos((banco, colecao) => listar(banco, colecao)),
    create: extratos((banco, colecao) => criar(banco, `${colecao}/${novoId()}`, umaLinhaDoExtrato())),
    update: extratos((banco, colecao) => mudar(banco, `${colecao}/linha`, { moedas: 1_000 })),
    delete: extratos((banco, colecao) => apagar(banco, `${colecao}/linha`)),
  },
  historicoPontosPerColaborador: doServidor({
    colecao: ({ contexto }) => caminhos.historicoPontos(contexto),
    documento: umaPontuacao,
  }),
  convidados: doServidor({
    colecao: ({ contexto }) => caminhoDosConvidados(contexto),
    documento: () => umConvidado('Bia'),
  }),
  adesoes: {
    ...doServidor({
      colecao: ({ contexto }) => caminhoDasAdesoes(contexto),
      documento: () => umaAdesao(),
    }),
    get: daPropriaOuDeOutra((banco, caminho) => pegar(banco, caminho)),
    list: daPropriaOuDeOutra((banco, caminho, idEmpresa) =>
      listar(banco, caminho.slice(0, caminho.lastIndexOf('/')), where('idEmpresa', 'in', [idEmpresa])),
    ),
  },
  medias: doServidor({
    colecao: ({ contexto }) => caminhosDasMedias.medias(contexto),
    documento: () => umaMedia(),
  }),
  estatisticas: doServidor({
    colecao: ({ contexto }) => caminhosDasEstatisticas.empresas(contexto),
    documento: () => umaEstatistica(),
  }),
  estatisticasPorCorte: doServidor({
    colecao: ({ contexto }) => caminhosDasEstatisticas.cortes(contexto),
    documento: () => umaEstatisticaDoCorte(),
  }),
  publicacoes: doServidor({
    colecao: ({ contexto }) => caminhosDaPublicacao.publicacoes(contexto),
    documento: () => umaPublicacao(),
  }),
  resultados: doServidor({
    colecao: ({ contexto }) => caminhosDaPublicacao.resultados(contexto),
    documento: () => umResultadoPublicado(),
  }),
  certificados: doServidor({
    colecao: ({ contexto }) => caminhosDosCertificados.todos(contexto),
    documento: () => umCertificado(),
  }),
  'questionarios/versoes': doServidor({
    colecao: ({ contexto }) => versoesDe(contexto, 'q'),
    documento: umaVersaoPublicada,
  }),
  'questionarios/correcoes': doServidor({
    colecao: ({ contexto }) => correcoesDe(contexto, 'q'),
    documento: umaVersaoPublicada,
  }),
  comunicados: doServidor({
    colecao: ({ contexto }) => caminhos.comunicados(contexto),
    documento: umComunicado,
  }),
  auditoria: doServidor({
    colecao: ({ contexto }) => caminhos.auditoria(contexto),
    documento: ({ uid }) => ({ createdAt: new Date(), createdBy: uid }),
  }),
  autorizacao: {
    get: semRelacao(entrada, ler),
    list: semRelacao(entrada, lista),
    create: semRelacao(colecaoDe(entrada), (banco, caminho) =>
      criar(banco, caminho, { tipo: 5, leitura: true }),
    ),
    update: semRelacao(entrada, muda({ remover: true })),
    delete: semRelacao(entrada, apaga),
  },
  regulamentosIdeias: regulamentos('regulamentosIdeias', umRegulamento),
  regulamentosDesafios: regulamentos('regulamentosDesafios', umRegulamentoDeDesafios),
  documentosDoIncentivo: {
    get: semRelacao(documentosDaEmpresa, ler),
    list: semRelacao(documentosDaEmpresa, lista),
    create: semRelacao(colecaoDe(documentosDaEmpresa), cria(umDocumento)),
    update: semRelacao(documentosDaEmpresa, muda(chamado('Outro nome'))),
    delete: semRelacao(documentosDaEmpresa, remove),
  },
  campanhas: {
    get: semRelacao(campanhas, ler),
    list: semRelacao(campanhas, lista),
    create: semRelacao(
      colecaoDe(campanhas),
      cria((quem) => umaCampanha(dele(quem))),
    ),
    update: semRelacao(campanhas, muda({ descricao: 'Outra' })),
    delete: semRelacao(campanhas, remove),
  },
  vinculosDeIdeias: {
    get: vinculos((banco, caminho) => pegar(banco, caminho)),
    // A list proves by its filter that it holds public links only. It is refused to people who may not read, not by
    // pair.
    list: (quem, _autor, contexto) =>
      [true, false].map((publicas) => ({
        cenario: publicas ? 'as públicas' : 'todas',
        caminho: caminhos.vinculosDeIdeias(contexto) + '/nenhum',
        relacoes: publicas ? ['vinculoPublico'] : [],
        ato: (banco) =>
          listar(
            banco,
            caminhos.vinculosDeIdeias(contexto),
            ...(publicas ? [where('publicas', '==', true)] : []),
            where('pontas', 'array-contains', daIdeia(quem.uid)),
          ),
      })),
    create: vinculos(
      (banco, caminho, quem) =>
        criar(banco, caminho, criadoAgora(umVinculo(quem, [daIdeia('a'), daIdeia('b')]))),
      'nenhum',
    ),
    update: vinculos((banco, caminho, quem) => mudar(banco, caminho, { publicas: true, ...mudadoPor(quem) })),
    delete: vinculos((banco, caminho, quem) => remove(banco, caminho, quem)),
  },
  projetos: {
    get: semRelacao(projetos, ler),
    list: semRelacao(projetos, lista),
    create: semRelacao(
      colecaoDe(projetos),
      cria((quem) => umProjeto(quem)),
    ),
    update: semRelacao(projetos, muda(chamado('Outro nome'))),
    delete: semRelacao(projetos, remove),
  },
  'projetos/regioes': {
    get: seuOuAlheio(regioes, ler),
    list: seuOuAlheio(regioes, lista),
    create: semRelacao({ colecao: ({ contexto }) => regioes.onde(contexto) }, cria(regioes.exemplo)),
    update: seuOuAlheio(regioes, muda({ comparisonType: 'and' })),
    delete: seuOuAlheio(regioes, remove),
  },
  status: doServidor({
    colecao: ({ contexto }) => caminhosDoStatus.status(contexto),
    documento: ({ contexto }) => umStatus('p', contexto.empresaId),
  }),
  projetosInscritos: doServidor({
    colecao: ({ contexto }) => caminhosDoStatus.inscritos(contexto),
    documento: (quem) => projetar(umStatus('p', quem.contexto.empresaId), umProjeto(quem), quem.contexto),
  }),
  evidencias: doServidor({
    colecao: ({ contexto }) => caminhosDasEvidencias.todas(contexto),
    documento: (quem) => umaEvidencia(quem),
  }),
  evidenciasRecebidas: doServidor({
    colecao: ({ contexto }) => caminhosDasEvidencias.recebidas(contexto),
    documento: (quem) => recebidaDe(umaEvidencia(quem)),
  }),
  ...Object.fromEntries(CADASTROS_DA_EMPRESA.map((cadastro) => [cadastro.colecao, umCadastro(cadastro)])),
  movimentacoesDeTaticas: { ...doServidor(movimentacoesDeTaticas), create: movimentandoUmaTatica },
  vagas: {
    get: semRelacao(vagas, ler),
    list: semRelacao(vagas, lista),
    create: vagasCom('criar'),
    update: vagasCom('mudar'),
    delete: semRelacao(vagas, apaga),
  },
  regulamentoActivitiesPerColaborador: {
    get: (quem, autor) =>
      [quem, autor].map((dono) => {
        const caminho = `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(quem.contexto, REGULAMENTO)).carteiras}/${dono.uid}`;
        return {
          cenario: dono === quem ? 'a própria' : 'a de colega',
          caminho,
          relacoes: dono === quem ? ['proprio'] : [],
          ato: (banco) => pegar(banco, caminho),
        };
      }),
    list: semRelacao(carteiras, lista),
    create: carteiraDe('criar'),
    update: carteiraDe('mudar'),
    delete: semRelacao(carteiras, apaga),
  },
};
