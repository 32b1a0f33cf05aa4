/** Requests whose reads gets.test.ts counts, each in a company of its own. */
import { caminhoDasAdesoes } from '@/domain/diagnostico/adesao';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { caminhosDasEvidencias } from '@/domain/evidencias/evidencia';
import * as fs from 'firebase/firestore/lite';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { LISTAS_DA_EMPRESA } from '@/domain/comum/quantidades';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCarteira,
  umaCartela,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umColaborador,
  umComite,
  umConflito,
  umComentario,
  umLike,
  umMarco,
  umPatrocinio,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
  umasVagas,
  unsCriterios,
  chamado,
} from '@tests/support/documentos';
import { EMPRESA, type Persona, persona } from '@tests/support/personas';
import {
  agora,
  apagar,
  type Banco,
  criadoAgora,
  criar,
  type Documentos,
  juntos,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import { inicio } from './tabela-comite';

/** A company of its own for each act: its name in the path shows what the act read. */
export interface Mundo {
  contexto: Contexto;
  /** Member who needs the matrix, author of ideas, administrator. */
  tea: Persona;
  clara: Persona;
  ana: Persona;
  /** Another company of the same licensee. */
  vizinha: Contexto;
  pai: string;
  alheia: string;
  rascunho: string;
  bolso: string;
}
export type Caso = [titulo: string, leituras: number, quem: Persona, ato: (banco: Banco) => Promise<unknown>];

const publicas = fs.where('visibilidade', '==', 'PUBLICA');

export function mundo(numero: number): Mundo {
  const contexto = { ...EMPRESA, empresaId: `empresa-${numero}` };
  const tea = persona('Téa da Equipe', 'TEAM', { contexto });
  return {
    contexto,
    tea,
    clara: persona('Clara Autora', 'COLLABORATOR', { contexto }),
    ana: persona('Ana Administradora', 'ADMIN', { contexto }),
    vizinha: { ...contexto, empresaId: `${contexto.empresaId}-vizinha` },
    pai: caminhos.ideia(contexto, 'pai'),
    alheia: caminhos.ideia(contexto, 'alheia'),
    rascunho: caminhos.ideia(contexto, 'rascunho'),
    bolso: `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(contexto, REGULAMENTO)).carteiras}/${tea.uid}`,
  };
}

const modulosDosCadastros = CADASTROS_DA_EMPRESA.map(({ acesso }) => acesso.get[0]?.flag?.[0]);
/** Collections whose records are counted: the count is read too. */
const CONTADAS: readonly string[] = LISTAS_DA_EMPRESA;
/** Entries of the matrix for the role of `tea`. */
const MATRIZ_DA_EQUIPE = [1, 2, 3, 10, 13, 16, 17, 18, 19, 23, ...modulosDosCadastros].map(
  (codigo) => `3_${codigo}`,
);

export function documentos({ contexto, tea, clara, ana, pai, alheia, rascunho, bolso }: Mundo): Documentos {
  const tudo = { tipo: 5, leitura: true, criacao: true, editar: true, remover: true };
  const regra = caminhos.regulamentoIdeias(contexto, REGULAMENTO);
  const doPatrocinio = { participantesReferences: [tea.referencia] };
  return {
    ...Object.fromEntries([tea, clara, ana].map((pessoa) => [pessoa.referencia, umColaborador(pessoa)])),
    ...Object.fromEntries(
      [...MATRIZ_DA_EQUIPE, '5_3'].map((id) => [`${caminhos.autorizacao(contexto)}/${id}`, tudo]),
    ),
    [regra]: umRegulamento(),
    [caminhos.regulamentoIdeias(contexto, 'futuro')]: umRegulamento({ dataInicial: emDias(3) }),
    [`${documentosDoIncentivo.onde(contexto)}/guia`]: umDocumento(ana),
    [`${regulamentosDesafios.onde(contexto)}/futuro`]: umRegulamentoDeDesafios({ dataInicial: emDias(3) }),
    [pai]: umaIdeiaPublicada(clara, doPatrocinio),
    [alheia]: umaIdeiaPublicada(clara),
    [rascunho]: umaIdeia(tea),
    [caminhos.regulamentoIdeias(contexto, 'contado')]: umRegulamento({ quantidadeMaximaIdeias: 5 }),
    [caminhos.ideia(contexto, 'contada')]: umaIdeia(tea, {
      regulamentoReference: caminhos.regulamentoIdeias(contexto, 'contado'),
    }),
    [caminhos.comite(contexto, '1')]: umComite(tea, { endedAt: emDias(-1) }),
    [caminhos.comite(contexto, '4')]: umComite(tea, { numero: 4 }),
    [caminhos.criterios(contexto, 'ideias')]: unsCriterios(ana),
    [`${caminhos.cartelas(pai, 'r')}/${tea.uid}`]: umaCartela(tea),
    [`${pai}/comentarios/c`]: umComentario(tea),
    [`${pai}/likes/${clara.uid}`]: umLike(clara),
    [`${pai}/marcos/m`]: umMarco(tea, pai),
    [`${alheia}/ideiasActivitiesPerColaborador/${tea.uid}`]: umPatrocinio(tea),
    [bolso]: umaCarteira(tea, { ultimoPai: idDaReferencia(alheia) }),
    [caminhos.projeto(contexto, 'p')]: umProjeto(tea),
    ...Object.fromEntries(
      CADASTROS_DA_EMPRESA.map(({ onde, exemplo }) => [`${onde(contexto)}/c`, exemplo(tea)]),
    ),
    [caminhos.statusOperacao(contexto, 'o')]: { uid: tea.uid },
    [caminhos.participacao(contexto, '0')]: { pessoas: {} },
  };
}
const de = ({ uid }: Persona) => ({ createdBy: uid, updatedBy: uid });

const muda = (caminho: string, mudanca: object, quem: Persona) => (banco: Banco) =>
  mudar(banco, caminho, { ...mudanca, ...mudadoPor(quem) });
const pega = (caminho: string) => (banco: Banco) => pegar(banco, caminho);
const lista =
  (colecao: string, ...filtros: fs.QueryConstraint[]) =>
  (banco: Banco) =>
    listar(banco, colecao, ...filtros);

/** Requests with how many documents they read; of those that read more than two, why. */
export function casosDe({ contexto, vizinha, tea, clara, ana, pai, alheia, rascunho, bolso }: Mundo) {
  const contada = caminhos.ideia(contexto, 'contada');
  const ateDois: Caso[] = [
    ['o próprio usuário', 0, tea, pega(caminhos.usuario(tea.uid))],
    // The engine asks for the membership and the record together; here they are the same document.
    ['o próprio registro', 1, tea, pega(tea.referencia)],
    ['mudar o próprio registro', 0, tea, muda(tea.referencia, { telefone: '' }, tea)],
    ['registro de operação', 0, tea, pega(caminhos.statusOperacao(contexto, 'o'))],
    ['a própria empresa', 1, tea, pega(caminhos.empresa(contexto))],
    ['outra empresa', 2, ana, pega(caminhos.empresa(vizinha))],
    ['as empresas', 1, ana, lista(caminhos.empresas(contexto.licenciadaId))],
    ['a licenciada', 1, tea, pega(`licenciadas/${contexto.licenciadaId}`)],
    ['um colega', 1, tea, pega(clara.referencia)],
    ['os colaboradores', 1, tea, lista(caminhos.colaboradores(contexto))],
    ['as pessoas', 1, tea, lista(caminhos.pessoas(contexto))],
    ['um total', 1, tea, pega(caminhos.contador(contexto, 'ideias'))],
    ['os endereços do relatório', 1, tea, pega(caminhos.participacao(contexto, '0'))],
    ['a matriz', 1, ana, lista(caminhos.autorizacao(contexto))],
    ['mudar a matriz', 1, ana, muda(`${caminhos.autorizacao(contexto)}/5_3`, { remover: false }, ana)],
    ['os regulamentos', 1, tea, lista(caminhos.regulamentosIdeias(contexto))],
    [
      'criar regulamento',
      1,
      ana,
      (b) =>
        criar(
          b,
          caminhos.regulamentoIdeias(contexto, novoId()),
          criadoAgora(umRegulamento({ dataInicial: emDias(2), ...de(ana) })),
        ),
    ],
    [
      'mudar regulamento',
      1,
      ana,
      muda(caminhos.regulamentoIdeias(contexto, 'futuro'), chamado('Outro'), ana),
    ],
    ['os regulamentos de desafios', 1, tea, lista(regulamentosDesafios.onde(contexto))],
    [
      'criar regulamento de desafios',
      1,
      ana,
      (b) =>
        criar(
          b,
          `${regulamentosDesafios.onde(contexto)}/${novoId()}`,
          criadoAgora(umRegulamentoDeDesafios({ dataInicial: emDias(2), ...de(ana) })),
        ),
    ],
    [
      'mudar regulamento de desafios',
      1,
      ana,
      muda(`${regulamentosDesafios.onde(contexto)}/futuro`, chamado('Outro'), ana),
    ],
    ['os documentos do incentivo', 1, tea, lista(documentosDoIncentivo.onde(contexto))],
    [
      'criar documento do incentivo',
      1,
      ana,
      (b) => criar(b, `${documentosDoIncentivo.onde(contexto)}/${novoId()}`, criadoAgora(umDocumento(ana))),
    ],
    [
      'mudar documento do incentivo',
      1,
      ana,
      muda(`${documentosDoIncentivo.onde(contexto)}/guia`, chamado('Outro'), ana),
    ],
    ['os projetos', 1, tea, lista(caminhos.projetos(contexto))],
    [
      'criar projeto',
      1,
      tea,
      (b) => criar(b, caminhos.projeto(contexto, novoId()), criadoAgora(umProjeto(tea))),
    ],
    ['mudar projeto', 1, tea, muda(caminhos.projeto(contexto, 'p'), chamado('Outro'), tea)],
    ...CADASTROS_DA_EMPRESA.flatMap(({ colecao, onde, exemplo }): Caso[] => [
      [`${colecao}, a lista`, 1, tea, lista(onde(contexto))],
      [
        `${colecao}, criar`,
        CONTADAS.includes(colecao) ? 2 : 1,
        tea,
        (b) => criar(b, `${onde(contexto)}/${novoId()}`, criadoAgora(exemplo(tea))),
      ],
      [`${colecao}, mudar`, 1, tea, muda(`${onde(contexto)}/c`, chamado('Outro'), tea)],
    ]),
    ['as empresas de um projeto', 1, tea, lista(caminhosDoStatus.status(contexto))],
    ['os projetos da empresa', 1, ana, lista(caminhosDoStatus.inscritos(contexto))],
    ['os licenciados', 1, tea, lista(caminhos.licenciados(contexto))],
    ['as campanhas', 1, tea, lista(caminhos.campanhas(contexto, REGULAMENTO))],
    [
      'criar campanha',
      2,
      ana,
      (b) =>
        criar(
          b,
          `${caminhos.campanhas(contexto, REGULAMENTO)}/${novoId()}`,
          criadoAgora(umaCampanha(de(ana))),
        ),
    ],
    ['a carteira', 1, tea, pega(bolso)],
    ['o ranking', 1, tea, lista(caminhos.ranking(contexto, REGULAMENTO))],
    ['os convidados', 1, ana, lista(caminhoDosConvidados(contexto))],
    ['as evidências', 1, ana, lista(caminhosDasEvidencias.todas(contexto))],
    ['as adesões', 1, ana, lista(caminhoDasAdesoes(contexto))],
    ['os pontos', 1, tea, lista(caminhos.historicoPontos(contexto))],
    ['as atividades', 1, tea, lista(caminhos.atividades(contexto), publicas)],
    ['um comitê', 1, tea, pega(caminhos.comite(contexto, '4'))],
    ['os comitês', 1, tea, lista(caminhos.comites(contexto))],
    ['as decisões de um comitê', 1, tea, lista(caminhos.decisoes(contexto, '2'))],
    ['as atividades do comitê', 1, tea, lista(caminhos.comiteAtividades(contexto))],
    ['escrever na ata', 1, tea, muda(caminhos.comite(contexto, '4'), { notas: 'Atraso.' }, tea)],
    ['uma ideia', 1, tea, pega(pai)],
    ['as ideias', 1, tea, lista(caminhos.ideias(contexto), publicas)],
    [
      'contar ideias',
      1,
      tea,
      (b) => fs.getCount(fs.query(fs.collection(b, caminhos.ideias(contexto)), publicas, fs.limit(250))),
    ],
    [
      'criar ideia sem regulamento',
      1,
      tea,
      (b) =>
        criar(
          b,
          caminhos.ideia(contexto, 'nova'),
          criadoAgora(umaIdeia(tea, { regulamentoReference: null, regulamentoNome: '' })),
        ),
    ],
    ['editar rascunho', 1, tea, muda(rascunho, { titulo: 'Outro título' }, tea)],
    ['editar publicada', 1, tea, muda(alheia, { titulo: 'Outro título' }, tea)],
    ['remover ideia', 1, tea, muda(rascunho, { deletedAt: agora(), visibilidade: 'REMOVIDA' }, tea)],
    ['definir implementadores', 1, tea, muda(pai, { implementadoresReferences: [tea.referencia] }, tea)],
    ['um comentário', 2, tea, pega(`${pai}/comentarios/c`)],
    ['os comentários', 2, tea, lista(`${pai}/comentarios`)],
    ['editar comentário', 2, tea, muda(`${pai}/comentarios/c`, { comentario: 'Outro' }, tea)],
    ['os likes', 2, tea, lista(`${pai}/likes`)],
    ['curtir', 2, tea, (b) => criar(b, `${pai}/likes/${tea.uid}`, criadoAgora(umLike(tea)))],
    ['descurtir', 2, clara, (b) => apagar(b, `${pai}/likes/${clara.uid}`)],
    ['os marcos', 2, tea, lista(`${pai}/marcos`)],
    ['editar marco', 2, tea, muda(`${pai}/marcos/m`, { acoes: 'Outras ações do marco.' }, tea)],
    ['iniciar a atuação', 2, tea, muda(`${pai}/marcos/m`, { startedAt: agora() }, tea)],
    ['as movimentações', 2, tea, lista(`${pai}/movimentacoes`)],
    ['a própria cartela', 2, tea, pega(`${caminhos.cartelas(pai, 'r')}/${tea.uid}`)],
    ['as visões de uma lista', 1, tea, pega(`${caminhos.visoes(contexto, tea.uid)}/ideias`)],
    ['os critérios do comitê', 1, tea, pega(caminhos.criterios(contexto, 'ideias'))],
    ['os conflitos de interesse', 2, tea, lista(`${pai}/conflitosDeInteresse`)],
    [
      'declarar conflito',
      2,
      tea,
      (b) => criar(b, `${alheia}/conflitosDeInteresse/${tea.uid}`, criadoAgora(umConflito(tea, alheia))),
    ],
    ['os patrocínios', 2, clara, lista(`${pai}/ideiasActivitiesPerColaborador`)],
    ['criar ideia', 2, tea, (b) => criar(b, caminhos.ideia(contexto, 'nova'), criadoAgora(umaIdeia(tea)))],
    ['fechar o rascunho a comentários', 2, tea, muda(rascunho, { permitirComentarios: false }, tea)],
  ];

  const excecoes: Record<string, Caso[]> = {
    'o que tem um fim, contado por um gatilho': [
      [
        'publicar',
        3,
        tea,
        muda(rascunho, { publishedAt: agora(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' }, tea),
      ],
      ['comentar', 3, tea, (b) => criar(b, `${pai}/comentarios/${novoId()}`, criadoAgora(umComentario(tea)))],
      ['criar marco', 3, tea, (b) => criar(b, `${pai}/marcos/${novoId()}`, criadoAgora(umMarco(tea, pai)))],
    ],
    'às cegas: também a própria cartela, ou os critérios e o conflito': [
      ['as cartelas', 3, tea, lista(caminhos.cartelas(pai, 'r'))],
      [
        'enviar a cartela',
        4,
        tea,
        (b) => criar(b, `${caminhos.cartelas(alheia, 'r')}/${tea.uid}`, criadoAgora(umaCartela(tea))),
      ],
    ],
    'duas gravações, cada uma conferida com a outra como era e como será': [
      [
        'iniciar o comitê',
        4,
        tea,
        (b) => {
          const { caminho, comite, caminhoDaAtividade, atividade } = inicio(tea, 2);
          return juntos(b, [caminho, comite], [caminhoDaAtividade, atividade]);
        },
      ],
      [
        'movimentar',
        5,
        tea,
        (b) =>
          juntos(
            b,
            [alheia, { status: 'PRE_ANALISE', ultimaMovimentacao: 'm', ...mudadoPor(tea) }, 'mudar'],
            [`${alheia}/movimentacoes/m`, criadoAgora(umaMovimentacao(tea))],
          ),
      ],
      [
        'publicar onde as vagas se contam',
        5,
        tea,
        (b) =>
          juntos(
            b,
            [
              contada,
              { publishedAt: agora(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA', ...mudadoPor(tea) },
              'mudar',
            ],
            [
              caminhos.vagas(contexto, 'contado'),
              criadoAgora(umasVagas(tea, { ultimaIdeia: idDaReferencia(contada) })),
            ],
          ),
      ],
      [
        'patrocinar',
        6,
        tea,
        (b) =>
          juntos(
            b,
            [`${pai}/ideiasActivitiesPerColaborador/${tea.uid}`, criadoAgora(umPatrocinio(tea))],
            [bolso, { totalMoedas: 20, ultimoPai: 'pai', ...mudadoPor(tea) }, 'mudar'],
          ),
      ],
      [
        'mudar patrocínio',
        6,
        tea,
        (b) =>
          juntos(
            b,
            [
              `${alheia}/ideiasActivitiesPerColaborador/${tea.uid}`,
              { moedas: 20, ...mudadoPor(tea) },
              'mudar',
            ],
            [bolso, { totalMoedas: 20, ...mudadoPor(tea) }, 'mudar'],
          ),
      ],
    ],
  };
  const comMotivo = Object.entries(excecoes).flatMap(([motivo, casos]) =>
    casos.map((caso) => ({ motivo, caso })),
  );
  return [...ateDois.map((caso) => ({ motivo: undefined, caso })), ...comMotivo];
}
