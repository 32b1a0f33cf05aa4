// What people write in a record changes, all of it in one act; and every value that a list names is taken. Without a
// name of one of the lists in the rules something of this would be refused (`npm run mutar -- regras`).
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { STATUS_DO_DESAFIO } from '@/domain/desafios/desafio';
import { STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { AMBICOES, jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { CORES_DOS_VINCULOS, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { TIPOS_DE_NOTIFICACAO } from '@/domain/notificacoes/notificacao';
import { regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  CATEGORIA_DE_DESAFIO,
  DESAFIO,
  umaCategoria,
  umDesafio,
  umRascunhoDeDesafio,
} from '@tests/support/desafio';
import {
  chamado,
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCartela,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umColaborador,
  umComite,
  umMarco,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
  unsCriterios,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, paulo, type Persona, tea } from '@tests/support/personas';
import { abrirAmbiente, agora, criadoAgora, criar, juntos, mudadoPor, mudar, novoId } from './ambiente';

const { como, semear, ler } = await abrirAmbiente(import.meta.filename);

const outroNome = { ...chamado('Outro nome'), busca: ['ou', 'outro'] };
const arquivo = (pasta: string, type = 'application/pdf') => ({
  path: `${pasta}/a.${type === 'application/pdf' ? 'pdf' : 'png'}`,
  name: 'a.pdf',
  size: 7,
  type,
});
const ganhos = {
  quantidadeGanhoNoCadastro: 1,
  quantidadeGanhoNaAprovacao: 2,
  quantidadeGanhoNaImplementacao: 3,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaPropria: 4,
  quantidadeGanhoNaParticipacaoEImplementacaoIdeiaTerceiro: 6,
};
const categoria = caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO);
const outraCategoria = caminhos.registro(EMPRESA, 'desafioCategorias', 'outra');
const deIdeias = caminhos.regulamentoIdeias(EMPRESA, 'outro');
const deDesafios = caminhos.registro(EMPRESA, DESAFIO.regulamentos, 'outro');
await semear({
  [categoria]: umaCategoria(),
  [outraCategoria]: { ...umaCategoria(), ...chamado('Outra categoria') },
  [deIdeias]: umRegulamento(chamado('Outro regulamento')),
  [caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO)]: umRegulamentoDeDesafios(),
  [deDesafios]: umRegulamentoDeDesafios(),
});

/** Beside the name, what changes in each kind of record known by its name. */
const NOS_CADASTROS: Record<string, (pasta: string) => object> = {
  categoriaDeInovacao: () => ({ descricao: 'Outra descrição.' }),
  tipoDeJogada: () => ({ descricao: 'Outra descrição.' }),
  tipoDeInovacao: () => ({ descricao: 'Outra descrição.', categoria: 'outra', nomeCategoria: 'Outra' }),
  tatica: () => ({ descricao: 'Outra descrição.' }),
  taticasDeInovacao: () => ({ descricao: 'Outra descrição.' }),
  jogadaDeInovacao: () => ({
    descricao: 'Outra descrição.',
    tipoDeJogada: 'outro',
    nomeTipoDeJogada: 'Outro',
    ambicao: 'Essencial',
    segmento: 'Serviços',
  }),
  tiposDeRespostas: () => ({ tipoDeResposta: 2, orientacao: 2, campos: [{ campo: 'Sim', valor: 1 }] }),
  questionarios: () => ({
    descricao: 'Outra descrição.',
    dataAtuacao: new Date('2027-01-10T03:00:00Z'),
    dataVigencia: new Date('2027-12-20T03:00:00Z'),
    limiteUsuario: 9,
    faixas: [],
    autenticaInicio: false,
    enviarRetornoEmail: true,
    fases: [3],
    radar: false,
    ordemQuestionario: 2,
  }),
  gruposDiagnostico: () => ({
    descricao: 'Outra descrição.',
    ordemQuestionario: 2,
    pesoNota: 3,
    radar: false,
    feedbacks: [],
  }),
  perguntas: () => ({
    descricao: 'Outra descrição.',
    grupo: 'outro',
    tipoDeResposta: 'outro',
    ordem: 2,
    obrigatoria: false,
    inversa: true,
    peso: 4,
  }),
  licenciado: (pasta) => ({
    email: 'outro@instituto.exemplo',
    logo: [arquivo(`${pasta}/logo`, 'image/png')],
  }),
};

/** A record as it is stored, who changes it, and everything that they may change, at once. */
type Mudanca = [
  oQue: string,
  onde: string,
  quem: Persona,
  antes: object,
  depois: (caminho: string) => object,
];
const futuro = { dataInicial: emDias(3), dataFinal: emDias(40), quantidadeMoedasPorColaborador: 77 };
const MUDANCAS: Mudanca[] = [
  ...CADASTROS_DA_EMPRESA.filter(({ colecao }) => colecao !== 'taticasDaJogada').map(
    ({ colecao, caminho, exemplo }): Mudanca => [
      colecao,
      caminho,
      ana,
      exemplo(ana),
      (pasta) => ({ ...outroNome, ...NOS_CADASTROS[colecao]?.(pasta) }),
    ],
  ),
  [
    'projeto',
    caminhos.projetos(EMPRESA),
    ana,
    umProjeto(ana),
    (pasta) => ({
      ...outroNome,
      licenciado: 'outro',
      embaixadores: ['outra'],
      embaixadoresPessoas: ['alguem'],
      minimoResposta: 4,
      posicao: 2,
      tempo: 6_000,
      fases: [],
      images: [arquivo(pasta, 'image/png')],
      urlImages: ['https://a.exemplo/'],
      descricaoImages: ['Outra imagem'],
      exibir: false,
      trocar: false,
      categoria: ['Comércio'],
      anoAtuacao: emDias(-20),
      anoVigencia: emDias(40),
      linkRegulamento: 'https://premio.exemplo/outro.pdf',
      encerrado: true,
      votacao: { publicarResultados: true },
    }),
  ],
  [
    'região',
    regioesDe(EMPRESA, 'p'),
    ana,
    umaRegiao(ana, 'p'),
    () => ({
      name: 'Outra região',
      nomeEmOrdem: 'outra regiao',
      busca: ['ou'],
      comparisonType: 'and',
      identifiers: [],
    }),
  ],
  [
    'regulamento',
    caminhos.regulamentosIdeias(EMPRESA),
    ana,
    umRegulamento({ dataInicial: emDias(2) }),
    () => ({
      ...outroNome,
      ...futuro,
      ...ganhos,
      descricao: 'Outra descrição.',
      permitirControlarInteracao: false,
      permitirIdeiaPrivada: false,
      linkRegulamento: 'https://a.exemplo/',
      quantidadeMaximaIdeias: 5,
    }),
  ],
  [
    'regulamento de desafios',
    regulamentosDesafios.onde(EMPRESA),
    ana,
    umRegulamentoDeDesafios({ dataInicial: emDias(2) }),
    () => ({ ...outroNome, ...futuro }),
  ],
  [
    'campanha',
    caminhos.campanhas(EMPRESA, REGULAMENTO),
    ana,
    umaCampanha(),
    () => ({
      ...ganhos,
      descricao: 'Outra descrição.',
      dataInicial: emDias(3),
      dataFinal: emDias(21),
      setores: ['Vendas'],
      publishedAt: agora(),
    }),
  ],
  [
    'documento do incentivo',
    documentosDoIncentivo.onde(EMPRESA),
    ana,
    umDocumento(ana),
    (pasta) => ({ ...outroNome, anexos: [arquivo(pasta)], link: '' }),
  ],
  [
    'ideia',
    caminhos.ideias(EMPRESA),
    clara,
    umaIdeia(clara),
    (pasta) => ({
      titulo: 'Outro título',
      tituloEmOrdem: 'outro titulo',
      descricao: 'Outra descrição.',
      descricaoProblema: 'Outro problema.',
      diferenciais: 'Outros diferenciais.',
      comoAtingirObjetivo: 'De outra maneira.',
      feedback: 'Outro retorno.',
      objetivo: ['Outro objetivo'],
      setores: ['Vendas'],
      regulamentoReference: deIdeias,
      regulamentoNome: 'Outro regulamento',
      participantesReferences: [paulo.referencia],
      anexos: [arquivo(pasta)],
      permitirComentarios: false,
      permitirPatrocinio: false,
      autorGostariaParticiparImplantacao: false,
      privado: true,
      busca: ['ou'],
    }),
  ],
  [
    'desafio',
    caminhos.colecao(EMPRESA, DESAFIO.colecao),
    mario,
    umRascunhoDeDesafio(mario),
    (pasta) => ({
      titulo: 'Outro título',
      tituloEmOrdem: 'outro titulo',
      descricao: 'Outra descrição.',
      objetivo: 'Outro objetivo.',
      categoriaReference: outraCategoria,
      categoriaNome: 'Outra categoria',
      propositorReference: paulo.referencia,
      propositorNome: paulo.nome,
      regulamentoReference: deDesafios,
      participantesReferences: [paulo.referencia],
      anexos: [arquivo(pasta)],
      busca: ['ou'],
    }),
  ],
  [
    'marco',
    `${caminhos.ideia(EMPRESA, 'pai')}/marcos`,
    mario,
    umMarco(mario, caminhos.ideia(EMPRESA, 'pai')),
    () => ({
      colaboradoresResponsaveis: [paulo.referencia],
      dataPrazo: emDias(50),
      acoes: 'Outras ações, com mais detalhe.',
    }),
  ],
  [
    'sessão do comitê',
    caminhos.empresa(EMPRESA) + '/comitesInovacao',
    tea,
    umComite(tea, { participantesReferences: [tea.referencia], presentesReferences: [] }),
    () => ({
      participantesReferences: [tea.referencia, paulo.referencia],
      presentesReferences: [paulo.referencia],
      ideiasReferences: [caminhos.ideia(EMPRESA, 'pai')],
      pauta: 'Outra pauta',
      notas: 'Outras notas',
    }),
  ],
  [
    'o próprio registro',
    caminhos.colaboradores(EMPRESA),
    caio,
    umColaborador(caio),
    (pasta) => ({
      ...outroNome,
      telefone: '(47) 98888-0000',
      image: [arquivo(`${pasta}/x`, 'image/png')],
      dataNascimento: new Date('1991-05-17T03:00:00Z'),
      setores: ['Vendas', 'Qualidade'],
    }),
  ],
];
await semear({ [caminhos.ideia(EMPRESA, 'pai')]: umaIdeiaPublicada(clara) });

describe('muda, tudo de uma vez', () => {
  it.each(MUDANCAS)('%s', async (_, onde, quem, antes, depois) => {
    const caminho = onde.endsWith('/colaboradores') ? quem.referencia : `${onde}/${novoId('registro')}`;
    await semear({ [caminho]: antes });
    const mudanca = depois(caminho);
    const guardado = (await ler(caminho)) ?? {};
    for (const [campo, valor] of Object.entries(mudanca)) {
      expect(guardado, `o registro tem ${campo}`).toHaveProperty(campo);
      expect(guardado[campo], `${campo} é outro`).not.toEqual(valor);
    }
    await mudar(como(quem), caminho, { ...mudanca, ...mudadoPor(quem) });
    await semear({ [caio.referencia]: umColaborador(caio) });
  });
});

describe('cada valor que uma lista nomeia', () => {
  it.each([
    ['ideias', STATUS_DA_IDEIA, 'RASCUNHO', () => umaIdeiaPublicada(clara)],
    ['desafios', STATUS_DO_DESAFIO, 'DRAFT', () => umDesafio(clara)],
  ] as const)(
    '%s: cada situação a que um movimento leva',
    async (colecao, situacoes, rascunho, documento) => {
      for (const status of situacoes.filter((uma) => uma !== rascunho)) {
        const [caminho, id] = [caminhos.registro(EMPRESA, colecao, novoId('pai')), novoId('m')];
        const de = situacoes.find((uma) => uma !== rascunho && uma !== status) ?? status;
        await semear({ [caminho]: { ...documento(), status: de } });
        const cancelAt = status === 'CANCELADA' ? agora() : null;
        await juntos(
          como(tea),
          [caminho, { status, ultimaMovimentacao: id, cancelAt, ...mudadoPor(tea) }, 'mudar'],
          [
            `${caminho}/movimentacoes/${id}`,
            { ...criadoAgora(umaMovimentacao(tea)), status, statusAnterior: de },
          ],
        );
      }
    },
  );

  it('cada tipo de notificação se desliga', async () => {
    const tipos = { semAviso: [...TIPOS_DE_NOTIFICACAO], semEmail: [...TIPOS_DE_NOTIFICACAO] };
    await criar(como(caio), caminhos.preferencias(EMPRESA, caio.uid), { ...tipos, ...mudadoPor(caio) });
  });

  it('cada peso de um critério, e cada nota', async () => {
    const nomes = Array.from({ length: 10 }, (_, i) => `Critério ${i}`);
    const criterios = { criterios: nomes, pesos: nomes.map((_, i) => (i % 5) + 1) };
    const caminho = caminhos.criterios(EMPRESA, 'ideias');
    await criar(como(ana), caminho, criadoAgora(unsCriterios(ana, criterios)));
    for (const notas of [nomes.map((_, i) => i), nomes.map((_, i) => i + 1)]) {
      const ideia = caminhos.ideia(EMPRESA, novoId('ideia'));
      await semear({ [ideia]: umaIdeiaPublicada(clara) });
      const cartela = criadoAgora(umaCartela(tea, { ...criterios, notas }));
      await criar(como(tea), `${caminhos.cartelas(ideia, 'r')}/${tea.uid}`, cartela);
    }
  });

  it('cada ambição de uma jogada, e nenhuma', async () => {
    for (const ambicao of ['', ...AMBICOES])
      await criar(como(ana), `${jogadas.onde(EMPRESA)}/${novoId('j')}`, {
        ...criadoAgora(umaJogada(ana)),
        ambicao,
      });
  });

  it('cada cor de um vínculo, e nenhuma', async () => {
    const [jogada, tatica] = [novoId('jogada'), `${taticasDaJogada.onde(EMPRESA)}/${novoId('tatica')}`];
    await semear({
      [`${jogadas.onde(EMPRESA)}/${jogada}`]: umaJogada(clara, {
        implementada: true,
        startedAt: emDias(-1),
      }),
      [tatica]: umaTaticaDaJogada(clara, { jogada }),
    });
    for (const [i, corVinculos] of [...CORES_DOS_VINCULOS, ''].entries())
      await mudar(como(caio), tatica, {
        numeroDoVinculo: corVinculos === '' ? 0 : i + 1,
        corVinculos,
        vinculos: corVinculos === '' ? [] : ['b'],
        ...mudadoPor(caio),
      });
  });

  it('cada tipo de resposta e cada orientação', async () => {
    const tipos = CADASTROS_DA_EMPRESA.find(({ colecao }) => colecao === 'tiposDeRespostas');
    for (const [tipoDeResposta, orientacao] of [
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 2],
    ])
      await criar(como(ana), `${tipos?.caminho}/${novoId('t')}`, {
        ...criadoAgora(tipos?.exemplo(ana) ?? { createdAt: new Date() }),
        tipoDeResposta,
        orientacao,
      });
  });
});
