/** Everything kept about one person in one company, found by the person's uid or reference (src/domain/pessoas/meus-dados.ts). */
import {
  type MeusDados,
  type Registro,
  registroPlano,
  SECOES_SO_DA_PESSOA,
} from '@/domain/pessoas/meus-dados';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { APARENCIA_DA_INSCRICAO } from '@/domain/imersoes/inscricao';
import { jogadas } from '@/domain/incentivo/jogada';
import { STATUS_DA_TATICA, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import {
  APARENCIA_DO_CASO,
  PASTA_DA_MODERACAO,
  ROTULO_DO_ALVO,
  type SituacaoDoCaso,
  type TipoDeAlvo,
} from '@/domain/moderacao/moderacao';
import { type MotivoDaModeracao, ROTULO_DO_MOTIVO } from '@/domain/moderacao/motivos';
import { COLECOES_DE_PATROCINIO, tipoDoPai } from '@/domain/pai/tipos';
import { ROTULO_DA_SITUACAO, type SituacaoDoVoto } from '@/domain/votacao/voto';
import { visivel } from '@/domain/acesso/relacoes';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { abaixoDe, comDatas, type Firestore, ler, lido, type Query } from '@functions/banco';
import { cartaPlana, cartasPara } from './cartas';
import { folhasEmPalavras } from './folhasDaPessoa';

/** The contract's numbers in words: this is read by a person. */
const comStatus =
  (rotulos: Readonly<Record<number, { rotulo: string }>>) =>
  ({ status, ...registro }: ComCaminho): ComCaminho => ({
    ...registro,
    status: rotulos[Number(status)]?.rotulo ?? null,
  });

/** A score in points; who was scored and in what are ids. */
const comoAvaliacao = ({
  nota,
  respondente: _r,
  grupo: _g,
  fase: _f,
  ...registro
}: ComCaminho): ComCaminho => ({
  ...registro,
  nota: typeof nota === 'number' ? nota / 100 : 'Não deu nota',
});

/** What the person decided of a vote: neither the ballot nor the company it names is theirs. */
const comoDecisao = ({ categoria = null, situacao, decisao, caminho }: ComCaminho): ComCaminho => {
  const { em = null, motivo = null } = decisao as Registro;
  return {
    categoria,
    situacao: ROTULO_DA_SITUACAO[situacao as SituacaoDoVoto],
    motivo,
    decididoEm: em,
    caminho,
  };
};

/** What the person reported: what others said of the same content is theirs. */
const minhaDenuncia = (
  { caminho, alvo, situacao = null, denuncias }: ComCaminho,
  uid: string,
): ComCaminho => {
  const minha = (denuncias as Registro[]).find(({ quem }) => quem === uid);
  const { motivo = null, explicacao = null, em = null } = minha ?? {};
  return {
    conteudo: ROTULO_DO_ALVO[(alvo as Registro)['tipo'] as TipoDeAlvo],
    motivo: motivo === null ? null : ROTULO_DO_MOTIVO[motivo as MotivoDaModeracao],
    explicacao,
    createdAt: em,
    situacao: APARENCIA_DO_CASO[situacao as SituacaoDoCaso].rotulo,
    caminho,
  };
};

/** What was decided of what the person wrote, and what a hidden text said. Neither reports nor who decided. */
const comoModerado = ({
  caminho,
  alvo,
  situacao = null,
  decisao = null,
  motivo = null,
  decididoEm = null,
  guardado = null,
}: ComCaminho): ComCaminho[] =>
  decisao === null || decisao === 'MANTER'
    ? []
    : [
        {
          conteudo: ROTULO_DO_ALVO[(alvo as Registro)['tipo'] as TipoDeAlvo],
          situacao: APARENCIA_DO_CASO[situacao as SituacaoDoCaso].rotulo,
          motivo: motivo === null ? null : ROTULO_DO_MOTIVO[motivo as MotivoDaModeracao],
          decididoEm,
          texto: (guardado as Registro | null)?.['texto'] ?? null,
          caminho,
        },
      ];

/** The most of one kind. Nobody has more, and the answer stays small enough to be sent. */
const MAXIMO = 5_000;

type ComCaminho = Registro & { caminho: string };

const plano = (dados: unknown, caminho: string): ComCaminho => ({
  ...registroPlano(comDatas(dados) as Record<string, unknown>),
  caminho,
});

/** Records found in two ways, each once. */
const semRepetir = (registros: readonly ComCaminho[]) => [
  ...new Map(registros.map((registro) => [registro.caminho, registro])).values(),
];

async function documentos(consulta: Query): Promise<ComCaminho[]> {
  const { docs } = await consulta.limit(MAXIMO).get();
  return docs.map((documento) => plano(documento.data(), documento.ref.path));
}

export async function reunirDados(db: Firestore, contexto: Contexto, uid: string): Promise<MeusDados> {
  const referencia = caminhos.colaborador(contexto, uid);
  const raiz = `${caminhos.empresa(contexto)}/`;

  const daEmpresa = (colecao: string, campo: string, valor: string) =>
    documentos(db.collection(`${raiz}${colecao}`).where(campo, '==', valor));
  /** Records under ideas or rules; those of the person's other companies belong to their own export. */
  const emTodas = (colecao: string, campo: string, valor: string) =>
    documentos(abaixoDe(db, caminhos.empresa(contexto), colecao).where(campo, '==', valor));
  const um = async (caminho: string) => {
    const documento = await db.doc(caminho).get();
    return documento.exists ? [plano(documento.data(), caminho)] : [];
  };
  const convites = db.collection(caminhos.convites).where('idColaboradorConvidado', '==', uid);
  /** True iff the invitation is to this company, whichever one organises the questionnaire (aceitarConvite.ts). */
  const paraCa = ({ idLicenciada, idEmpresa, idEmpresaColaboradorConvidado }: Registro) =>
    idLicenciada === contexto.licenciadaId &&
    (idEmpresaColaboradorConvidado ?? idEmpresa) === contexto.empresaId;

  const email = (await ler(db, colaboradorSchema, referencia))?.email;
  const carteiras = await emTodas('regulamentoActivitiesPerColaborador', 'createdBy', uid);
  const extratos = await Promise.all(
    carteiras.map(({ caminho }) => documentos(db.collection(`${caminho}/extrato`))),
  );
  const [feitos, sofridos] = await Promise.all([
    daEmpresa('auditoria', 'quem', uid),
    daEmpresa('auditoria', 'alvo', referencia),
  ]);
  const auditoria = new Map([...feitos, ...sofridos].map((entrada) => [entrada.caminho, entrada]));
  return {
    cadastro: await um(referencia),
    conta: await um(caminhos.usuario(uid)),
    convites: (await documentos(convites)).filter(paraCa),
    respostas: await folhasEmPalavras(db, contexto, uid),
    avaliacoes: (await daEmpresa('notas', 'respondente', uid)).map(comoAvaliacao),
    impedimentos: (await daEmpresa('impedimentos', 'avaliador', uid)).map(
      ({ avaliador: _a, ...impedimento }) => impedimento,
    ),
    decisoesDeVotos: (await emTodas('votos', 'decisao.por', uid)).map(comoDecisao),
    ideias: await daEmpresa('ideias', 'autorReference', referencia),
    desafios: semRepetir([
      ...(await daEmpresa(DESAFIO.colecao, DESAFIO.assinatura.referencia, referencia)),
      ...(await daEmpresa(DESAFIO.colecao, 'createdBy', uid)),
    ]),
    ideiasDeOutros: semRepetir(
      (
        await Promise.all(
          ['participantesReferences', 'implementadoresReferences'].map((campo) =>
            documentos(db.collection(`${raiz}${IDEIA.colecao}`).where(campo, 'array-contains', referencia)),
          ),
        )
      )
        .flat()
        // Other people's drafts that name the person are not theirs to read.
        .filter(({ autorReference, publishedAt }) => autorReference !== referencia && publishedAt !== null)
        .map(({ titulo = null, caminho }) => ({ titulo, caminho })),
    ),
    participacoes: (
      await documentos(
        db
          .collection(`${raiz}${DESAFIO.colecao}`)
          .where('participantesReferences', 'array-contains', referencia),
      )
    ).flatMap(({ titulo = null, caminho, publishedAt = null }) =>
      // Other people's drafts that name the person are not theirs to read.
      publishedAt === null ? [] : [{ titulo, caminho }],
    ),
    inscricoes: (await emTodas('inscricoes', 'createdBy', uid)).map(comStatus(APARENCIA_DA_INSCRICAO)),
    propostas: await emTodas('solucoes', 'createdBy', uid),
    jogadas: await daEmpresa(jogadas.colecao, 'createdBy', uid),
    taticas: (await daEmpresa(taticasDaJogada.colecao, 'createdBy', uid)).map(comStatus(STATUS_DA_TATICA)),
    movimentacoesDeTaticas: (await daEmpresa('movimentacoesDeTaticas', 'createdBy', uid)).map(
      comStatus(STATUS_DA_TATICA),
    ),
    evidencias: (await daEmpresa('evidencias', 'createdBy', uid)).map(
      // What the program needs to place the file.
      ({ situacao: _s, lugar: _l, ...evidencia }) => evidencia,
    ),
    comentarios: await emTodas('comentarios', 'autor.refPath', referencia),
    denuncias: (
      await documentos(
        db.collection(`${raiz}${PASTA_DA_MODERACAO}`).where('denunciantes', 'array-contains', uid),
      )
    ).map((caso) => minhaDenuncia(caso, uid)),
    moderados: (await daEmpresa(PASTA_DA_MODERACAO, 'autor', uid)).flatMap(comoModerado),
    marcos: await emTodas('marcos', 'createdBy', uid),
    atividades: (
      await documentos(
        db.collectionGroup('marcos').where('colaboradoresResponsaveis', 'array-contains', referencia),
      )
    ).filter(({ createdBy }) => createdBy !== uid),
    movimentacoes: await emTodas('movimentacoes', 'createdBy', uid),
    comites: (
      await documentos(
        db
          .collection(caminhos.comites(contexto))
          .where('participantesReferences', 'array-contains', referencia),
      )
    )
      // What was discussed is the committee's, not the person's.
      .map(({ pauta: _p, notas: _n, ...comite }) => comite),
    atividadesDoComite: await daEmpresa('comiteInovacaoActivities', 'createdBy', uid),
    cartelas: await emTodas('cartelas', 'createdBy', uid),
    conflitos: await emTodas('conflitosDeInteresse', 'createdBy', uid),
    curtidas: await emTodas('likes', 'createdBy', uid),
    patrocinios: (
      await Promise.all(COLECOES_DE_PATROCINIO.map((colecao) => emTodas(colecao, 'createdBy', uid)))
    ).flat(),
    carteiras,
    extrato: extratos.flat(),
    pontos: await daEmpresa('historicoPontosPerColaborador', 'colaboradorReference', referencia),
    consentimentos: await daEmpresa('consentimentos', 'createdBy', uid),
    comunicados: await daEmpresa('comunicados', 'createdBy', uid),
    notificacoes: await documentos(db.collection(caminhos.notificacoes(contexto, uid))),
    preferencias: await um(caminhos.preferencias(contexto, uid)),
    seguindo: await um(caminhos.seguindo(contexto, uid)),
    visoes: await documentos(db.collection(caminhos.visoes(contexto, uid))),
    arquivos: (await documentos(db.collection(caminhos.arquivos).where('autor', '==', uid))).flatMap(
      ({ path, tamanho = null, createdAt = null, caminho }) =>
        typeof path === 'string' && path.startsWith(raiz)
          ? [{ nomeArquivo: path.split('/').at(-1) ?? '', tamanho, createdAt, caminho }]
          : [],
    ),
    emails: email ? (await cartasPara(db, email)).map(cartaPlana) : [],
    auditoria: [...auditoria.values()],
  };
}

/** Milestones are changed by others, also after their parent was made private or its team was changed. */
const DE_OUTROS = ['marcos', 'atividades'] as const;

/** Without the milestones of parents that the person may no longer see. */
export async function semOQueNaoVe(db: Firestore, contexto: Contexto, uid: string, dados: MeusDados) {
  const deOutros = DE_OUTROS.flatMap((secao) => dados[secao] ?? []);
  const pais = new Set(deOutros.flatMap((registro) => paiDe(registro) ?? []));
  const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
  const vistos = new Set<string>();
  for (const documento of await lerTodos(db, pais)) {
    const tipo = tipoDoPai(documento.ref.path);
    const pai = tipo && lido(tipo.schema, documento);
    if (pai && visivel(pai, pessoa)) vistos.add(documento.ref.path);
  }
  const ve = (registro: Registro) => vistos.has(paiDe(registro) ?? '');
  const restam = DE_OUTROS.map((secao) => [secao, (dados[secao] ?? []).filter(ve)]);
  return { ...dados, ...(Object.fromEntries(restam) as MeusDados) };
}

/** Path of the parent a record is, or lies under. */
function paiDe({ caminho }: Registro) {
  const raiz = typeof caminho === 'string' ? caminho.split('/').slice(0, PARTES_DO_PAI).join('/') : '';
  return tipoDoPai(raiz) && raiz;
}
/** `licenciadas/{l}/empresas/{e}/{colecao}/{id}` */
const PARTES_DO_PAI = 6;

/**
 * For somebody else's eyes. The sections that only the person reads are left out. So is every parent that is not
 * public, with all that lies under it. Says how many records were left out.
 */
export async function semOReservado(db: Firestore, dados: MeusDados, tambem: readonly string[] = []) {
  const pais = new Set(
    Object.values(dados)
      .flat()
      .flatMap((registro) => paiDe(registro) ?? []),
  );
  const publicos = new Set<string>();
  for (const pai of await lerTodos(db, pais))
    if (pai.get('visibilidade') === 'PUBLICA') publicos.add(pai.ref.path);
  let reservados = 0;
  const restam = Object.entries(dados).flatMap(([secao, registros]) => {
    const mostra = registros.filter((registro) => {
      const pai = paiDe(registro);
      return pai === undefined || publicos.has(pai);
    });
    const fora = SECOES_SO_DA_PESSOA.has(secao) || tambem.includes(secao);
    reservados += registros.length - (fora ? 0 : mostra.length);
    return fora ? [] : [[secao, mostra] as const];
  });
  return { dados: Object.fromEntries(restam) as MeusDados, reservados };
}

const lerTodos = async (db: Firestore, caminhosDeles: ReadonlySet<string>) =>
  caminhosDeles.size > 0 ? db.getAll(...[...caminhosDeles].map((caminho) => db.doc(caminho))) : [];
