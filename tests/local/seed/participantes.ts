/** Companies of the award, of all five regions: one at least in every phase, each with its way there (part 3 §4). */
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { SETOR_DO_AUTOCADASTRO } from '@/domain/projetos/entrada';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { regiaoDoForm, type RegiaoForm, regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import {
  caminhosDoStatus,
  copiaDaEmpresa,
  type StatusNoProjeto,
  statusSchema,
} from '@/domain/projetos/status';
import { projetoSchema } from '@/domain/projetos/projeto';
import { questionarios } from '@/domain/diagnostico/questionario';
import { versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { carimbo, comDatas, emParalelo, type Firestore, ler, SISTEMA } from '@functions/banco';
import { benchmarks, cortes, estatisticas, habilitadas, medias } from '@functions/derivacoes/diagnostico';
import { premioDeEmpresas } from '@functions/derivacoes/premio';
import { empresasEmProjetos, regioes } from '@functions/derivacoes/projetos';
import { acertarConvidados } from '@functions/nucleo/convidados';
import { criarEmpresaComMatriz, type DadosDaEmpresa } from '@functions/nucleo/empresas';
import { publicarResultados } from '@functions/nucleo/publicarResultados';
import { dia } from './calendario';
import { certificadosEmitidos } from './certificados';
import { EVIDENCIAS, evidenciasDe } from './evidencias';
import { type Documentos, gravar } from './gravar';
import { juriDoPremio } from './juri';
import { logoDaEmpresa } from './logos';
import {
  AURORA,
  dadosDaEmpresa,
  type EmpresaDoMundo,
  enderecoDaEmpresa,
  ROTA_NORTE,
  SERRA_VERDE,
} from './mundo';
import { notasDaEmpresa } from './notas';
import { PESSOAS } from './pessoas';
import { convitesDeConvidada } from './projetos';
import { mensagensDoPremio } from './mensagens';
import { CONVIDADAS, NA_EDICAO_ANTERIOR_HA, RESPONDERAM_HA, semearConvidadas } from './respondentes';
import { folhasDeConvidada, folhasPeloLink } from './respostas';

export const PREMIO = 'premio-inovacao';
/** Who brings companies to the public link: an association or, to some of them, a person. */
const ENTIDADE = 'associacao-comercial';
const PESSOA = 'marisa-couto';
const TRAZIDAS_POR_PESSOA: ReadonlySet<string> = new Set(['vento-sul', 'tiete-logistica']);

/** The way through the award, as far as each company came. */
export const CAMINHO = [1, 2, 3, 8, 4, 5, 6, 7];

interface Participante {
  id: string;
  /** Phase it stands in now. */
  fase: number;
  origem: StatusNoProjeto['origem'];
  categoria: string;
}

interface Nova extends Participante {
  raiz: string;
  nome: string;
  cnae: [codigo: string, atividade: string];
  onde: Parameters<typeof enderecoDaEmpresa>;
  porte: Empresa['porte'];
  faixa: Empresa['numeroColaboradores'];
}

const NOVAS: readonly Nova[] = [
  {
    id: 'casa-do-mel',
    fase: 1,
    origem: 'AUTOCADASTRO',
    categoria: 'Cooperativas',
    raiz: '731904520001',
    nome: 'Cooperativa Casa do Mel',
    cnae: ['0159801', 'Apicultura'],
    onde: ['89400000', 'Rua das Abelhas', '12', 'Interior', 'Porto União', 'SC'],
    porte: 'EMPRESA_PEQUENO_PORTE',
    faixa: 'ATE_50',
  },
  {
    id: 'clinica-horizonte',
    fase: 2,
    origem: 'EXTERNO',
    categoria: 'Serviços',
    raiz: '471830260001',
    nome: 'Clínica Horizonte',
    cnae: ['8630503', 'Atividade médica ambulatorial restrita a consultas'],
    onde: ['80010000', 'Rua dos Ipês', '900', 'Centro', 'Curitiba', 'PR'],
    porte: 'MICRO_EMPRESA',
    faixa: 'ATE_50',
  },
  {
    id: 'plasticos-iguacu',
    fase: 3,
    origem: 'CONVITE',
    categoria: 'Indústria',
    raiz: '559120370001',
    nome: 'Plásticos Iguaçu',
    cnae: ['2229302', 'Fabricação de artefatos de material plástico para usos industriais'],
    onde: ['85851000', 'Avenida das Quedas', '4100', 'Distrito Industrial', 'Foz do Iguaçu', 'PR'],
    porte: 'EMPRESA_MEDIO_PORTE',
    faixa: 'DE_101_A_200',
  },
  {
    id: 'codigo-aberto',
    fase: 4,
    origem: 'AUTOCADASTRO',
    categoria: 'Tecnologia e Comunicação',
    raiz: '5K2X9B7M0001',
    nome: 'Código Aberto Sistemas',
    cnae: ['6201501', 'Desenvolvimento de programas de computador sob encomenda'],
    onde: ['88030000', 'Rua do Parque', '55', 'João Paulo', 'Florianópolis', 'SC'],
    porte: 'EMPRESA_PEQUENO_PORTE',
    faixa: 'DE_51_A_100',
  },
  {
    id: 'moinho-pampa',
    fase: 5,
    origem: 'CONVITE',
    categoria: 'Indústria',
    raiz: '208845610001',
    nome: 'Moinho do Pampa',
    cnae: ['1062700', 'Moagem de trigo e fabricação de derivados'],
    onde: ['96400000', 'Estrada do Trigo', 'km 3', 'Zona Rural', 'Bagé', 'RS'],
    porte: 'EMPRESA_GRANDE_PORTE',
    faixa: 'ACIMA_DE_500',
  },
  {
    id: 'vento-sul',
    fase: 7,
    origem: 'AUTOCADASTRO',
    categoria: 'Serviços',
    raiz: '308157490001',
    nome: 'Vento Sul Energia',
    cnae: ['3511501', 'Geração de energia elétrica'],
    onde: ['95500000', 'Rua do Litoral', '310', 'Praia Nova', 'Osório', 'RS'],
    porte: 'EMPRESA_MEDIO_PORTE',
    faixa: 'DE_201_A_500',
  },
  // From here on those of the other four regions of the country. They take part for the first time.
  {
    id: 'seringal-bioativos',
    fase: 3,
    origem: 'CONVITE',
    categoria: 'Indústria',
    raiz: '640192750001',
    nome: 'Seringal Bioativos',
    cnae: ['2063100', 'Fabricação de cosméticos, produtos de perfumaria e de higiene pessoal'],
    onde: ['69075000', 'Avenida dos Igarapés', '2100', 'Distrito Industrial', 'Manaus', 'AM'],
    porte: 'EMPRESA_MEDIO_PORTE',
    faixa: 'DE_101_A_200',
  },
  {
    id: 'tucupi-alimentos',
    fase: 8,
    origem: 'AUTOCADASTRO',
    categoria: 'Cooperativas',
    raiz: '624093180001',
    nome: 'Tucupi Alimentos',
    cnae: ['1099699', 'Fabricação de outros produtos alimentícios não especificados anteriormente'],
    onde: ['66010000', 'Travessa das Mangueiras', '88', 'Campina', 'Belém', 'PA'],
    porte: 'EMPRESA_PEQUENO_PORTE',
    faixa: 'ATE_50',
  },
  {
    id: 'saude-conecta',
    fase: 4,
    origem: 'CONVITE',
    categoria: 'Tecnologia e Comunicação',
    raiz: '8R3T6W1P0001',
    nome: 'Saúde Conecta',
    cnae: ['6203100', 'Desenvolvimento e licenciamento de programas de computador não-customizáveis'],
    onde: ['50030000', 'Rua da Maré', '140', 'Bairro do Recife', 'Recife', 'PE'],
    porte: 'EMPRESA_PEQUENO_PORTE',
    faixa: 'DE_51_A_100',
  },
  {
    id: 'tecelagem-sao-francisco',
    fase: 3,
    origem: 'EXTERNO',
    categoria: 'Indústria',
    raiz: '380264910001',
    nome: 'Tecelagem São Francisco',
    cnae: ['1321900', 'Tecelagem de fios de algodão'],
    onde: ['56302000', 'Avenida da Integração', '905', 'Centro', 'Petrolina', 'PE'],
    porte: 'EMPRESA_GRANDE_PORTE',
    faixa: 'DE_201_A_500',
  },
  {
    id: 'vaqueiro-couros',
    fase: 2,
    origem: 'AUTOCADASTRO',
    categoria: 'Indústria',
    raiz: '752018360001',
    nome: 'Vaqueiro Couros',
    cnae: ['1521100', 'Fabricação de artigos para viagem, bolsas e semelhantes de qualquer material'],
    onde: ['60010000', 'Rua do Artesão', '37', 'Centro', 'Fortaleza', 'CE'],
    porte: 'MICRO_EMPRESA',
    faixa: 'ATE_50',
  },
  {
    id: 'sol-do-cerrado',
    fase: 4,
    origem: 'CONVITE',
    categoria: 'Serviços',
    raiz: '153980620001',
    nome: 'Sol do Cerrado Energia',
    cnae: ['3511501', 'Geração de energia elétrica'],
    onde: ['74003000', 'Avenida dos Buritis', '1500', 'Setor Central', 'Goiânia', 'GO'],
    porte: 'EMPRESA_MEDIO_PORTE',
    faixa: 'DE_101_A_200',
  },
  {
    id: 'sementes-pantanal',
    fase: 8,
    origem: 'CONVITE',
    categoria: 'Cooperativas',
    raiz: '917305420001',
    nome: 'Sementes Pantanal',
    cnae: ['0141501', 'Produção de sementes certificadas, exceto de forrageiras para pasto'],
    onde: ['78005000', 'Rodovia das Emas', 'km 12', 'Zona Rural', 'Cuiabá', 'MT'],
    porte: 'EMPRESA_MEDIO_PORTE',
    faixa: 'DE_51_A_100',
  },
  {
    id: 'usinagem-vale-do-aco',
    fase: 4,
    origem: 'CONVITE',
    categoria: 'Indústria',
    raiz: '269481370001',
    nome: 'Usinagem Vale do Aço',
    cnae: ['2539001', 'Serviços de usinagem, tornearia e solda'],
    onde: ['35160000', 'Avenida das Siderúrgicas', '3300', 'Horto', 'Ipatinga', 'MG'],
    porte: 'EMPRESA_GRANDE_PORTE',
    faixa: 'ACIMA_DE_500',
  },
  {
    id: 'tiete-logistica',
    fase: 3,
    origem: 'AUTOCADASTRO',
    categoria: 'Serviços',
    raiz: '840267350001',
    nome: 'Tietê Logística',
    cnae: ['5250805', 'Operador de transporte multimodal'],
    onde: ['13010000', 'Rodovia dos Bandeirantes', 'km 98', 'Distrito Industrial', 'Campinas', 'SP'],
    porte: 'EMPRESA_GRANDE_PORTE',
    faixa: 'ACIMA_DE_500',
  },
];

const CONHECIDAS: readonly Participante[] = [
  { id: ROTA_NORTE.contexto.empresaId, fase: 8, origem: 'CONVITE', categoria: 'Serviços' },
  { id: SERRA_VERDE.contexto.empresaId, fase: 6, origem: 'CONVITE', categoria: 'Indústria' },
];

/** Of this year's award. */
export const PARTICIPANTES: readonly Participante[] = [...NOVAS, ...CONHECIDAS];

/** The finished award of last year: its winner, a finalist, and how far the others came. */
const EDICAO_ANTERIOR = 'premio-anterior';
const DA_EDICAO_ANTERIOR: readonly Participante[] = [
  { id: 'moinho-pampa', fase: 7, origem: 'CONVITE', categoria: 'Indústria' },
  { id: 'codigo-aberto', fase: 6, origem: 'CONVITE', categoria: 'Serviços' },
  { id: 'vento-sul', fase: 5, origem: 'CONVITE', categoria: 'Serviços' },
  { id: ROTA_NORTE.contexto.empresaId, fase: 5, origem: 'CONVITE', categoria: 'Serviços' },
  { id: 'plasticos-iguacu', fase: 4, origem: 'CONVITE', categoria: 'Indústria' },
  { id: 'clinica-horizonte', fase: 3, origem: 'CONVITE', categoria: 'Serviços' },
  // With these two there are enough confirmed companies to be compared (decisions P196).
  { id: 'saude-conecta', fase: 3, origem: 'CONVITE', categoria: 'Serviços' },
  { id: 'tecelagem-sao-francisco', fase: 3, origem: 'CONVITE', categoria: 'Indústria' },
];

/** What a company says of itself that came in by the public link. */
function porSi(id: string): Partial<DadosDaEmpresa> {
  const daPessoa = TRAZIDAS_POR_PESSOA.has(id);
  const quem = daPessoa
    ? `${caminhos.embaixadoresPessoas(AURORA.contexto)}/${PESSOA}`
    : `${caminhos.embaixadores(AURORA.contexto)}/${ENTIDADE}`;
  return {
    setores: [SETOR_DO_AUTOCADASTRO],
    autocadastroOrigin: 'EVENTO',
    [daPessoa ? 'embaixadorPessoaReference' : 'embaixadorReference']: quem,
    embaixadores: [
      {
        origem: daPessoa ? 'embaixadorPessoa' : 'embaixador',
        cadastroReference: quem,
        empresaProjetoReference: caminhosDoStatus.um(AURORA.contexto, PREMIO, id),
        projetoReference: caminhos.projeto(AURORA.contexto, PREMIO),
        data: dia(-50, 10),
      },
    ],
  };
}

/** Who answers for each of the companies, in their order. */
const RESPONSAVEIS = [
  'Marlene Fuchs',
  'Caetano Brito',
  'Ivone Zanella',
  'Téo Meireles',
  'Anselmo Farias',
  'Lúcia Bender',
  'Raoni Tavares',
  'Socorro Nazaré',
  'Igor Cavalcanti',
  'Josefa Lins',
  'Raimundo Aragão',
  'Divina Peixoto',
  'Osmar Arruda',
  'Geralda Drummond',
  'Yuri Takahashi',
];

/** Area codes of the cities. */
const DDD: Readonly<Record<string, string>> = {
  'Porto União': '42',
  Curitiba: '41',
  'Foz do Iguaçu': '45',
  Florianópolis: '48',
  Bagé: '53',
  Osório: '51',
  Manaus: '92',
  Belém: '91',
  Recife: '81',
  Petrolina: '87',
  Fortaleza: '85',
  Goiânia: '62',
  Cuiabá: '65',
  Ipatinga: '31',
  Campinas: '19',
};

const daNova = (
  { raiz, nome, cnae: [codigoCNAE, cnae], onde, porte, faixa, id, origem, categoria }: Nova,
  ordem: number,
) =>
  dadosDaEmpresa(
    raiz,
    `${id}.exemplo`,
    {
      nomeFantasia: nome,
      razaoSocial: `${nome} Ltda.`,
      codigoCNAE,
      cnae,
      endereco: enderecoDaEmpresa(...onde),
    },
    {
      role: 'CONVIDADA',
      telefone: `${DDD[onde[4]]}33330100`,
      responsavel: {
        nome: RESPONSAVEIS[ordem] ?? '',
        email: `responsavel@${id}.exemplo`,
        telefone: `${DDD[onde[4]]}999990100`,
      },
      porte,
      numeroColaboradores: faixa,
      ...(origem === 'AUTOCADASTRO' ? { categorias: categoria, ...porSi(id) } : {}),
    },
  );

/** Days from the first enrolments to each phase of the way; all companies pass on the same day. */
const DEPOIS_DE = [0, 20, 24, 25, 29, 35, 41, 44];

/** `de` is its own enrolment, `comeco` that of the first ones. */
function historicoAte(
  fase: number,
  por: string,
  { de, comeco }: { de: number; comeco: number },
): StatusNoProjeto['historico'] {
  const passos = CAMINHO.slice(0, CAMINHO.indexOf(fase) + 1);
  return passos.map((status, i) => ({
    status,
    em: dia(i === 0 ? de : comeco + (DEPOIS_DE[i] ?? 0), 10),
    por,
  }));
}

const GRANDES_REGIOES = [
  { id: 'norte', nome: 'Norte', estados: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'] },
  { id: 'nordeste', nome: 'Nordeste', estados: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'] },
  { id: 'centro-oeste', nome: 'Centro-Oeste', estados: ['DF', 'GO', 'MS', 'MT'] },
  { id: 'sudeste', nome: 'Sudeste', estados: ['ES', 'MG', 'RJ', 'SP'] },
  { id: 'sul', nome: 'Sul', estados: ['PR', 'SC', 'RS'] },
] as const;

const REGIOES: readonly (RegiaoForm & { id: string })[] = [
  ...GRANDES_REGIOES.map(({ id, nome, estados }) => ({
    id,
    name: `Região ${nome}`,
    comparisonType: 'or' as const,
    identifiers: estados.map((value) => ({ field: 'estado' as const, value })),
  })),
  {
    id: 'santa-catarina',
    name: 'Santa Catarina',
    comparisonType: 'or',
    identifiers: [{ field: 'estado', value: 'SC' }],
  },
  {
    id: 'oeste-do-parana',
    name: 'Oeste do Paraná',
    comparisonType: 'and',
    identifiers: [
      { field: 'estado', value: 'PR' },
      { field: 'cep', value: '85800-000 a 85999-999' },
    ],
  },
  {
    id: 'capitais-do-sul',
    name: 'Capitais do Sul',
    comparisonType: 'or',
    identifiers: ['Curitiba', 'Florianópolis', 'Porto Alegre'].map((value) => ({ field: 'cidade', value })),
  },
];

const regioesDoPremio = (organizador: Contexto, por: string): Documentos =>
  REGIOES.map(({ id, ...form }) => [
    `${regioesDe(organizador, PREMIO)}/${id}`,
    regiaoSchema.parse({
      ...regiaoDoForm(form),
      projetoId: PREMIO,
      empresas: [],
      ...carimbo(dia(-40, 10), por),
    }),
  ]);

/** Writes the companies, their rows in the award, and what they see of it. Project and known companies are there. */
export async function semearParticipantes(db: Firestore, por: string) {
  const organizador = AURORA.contexto;
  await emParalelo(NOVAS, 3, async (nova) => {
    const contexto = { ...organizador, empresaId: nova.id };
    // Who took part last year was registered then.
    const deAntes = DA_EDICAO_ANTERIOR.some(({ id }) => id === nova.id);
    const porSi = nova.origem === 'AUTOCADASTRO' && !deAntes;
    const dados = {
      ...daNova(nova, NOVAS.indexOf(nova)),
      idEmpresaConvidando: porSi ? null : organizador.empresaId,
      image: await logoDaEmpresa(contexto),
    };
    await criarEmpresaComMatriz(db, contexto, dados, {
      agora: dia(deAntes ? -425 : -50, 10),
      por: porSi ? 'autocadastro' : por,
      perfil: 'RECOMENDADO',
    });
  });
  const linhas = await Promise.all(
    [
      ...PARTICIPANTES.map((participante, i) => ({
        ...participante,
        projeto: PREMIO,
        comeco: -50,
        // Enrolled within a week, on some days more of them.
        de: -50 + ((i * i) % 7),
      })),
      ...DA_EDICAO_ANTERIOR.map((participante) => ({
        ...participante,
        projeto: EDICAO_ANTERIOR,
        comeco: -425,
        de: -425,
      })),
    ].map(async ({ id, fase, origem, categoria, projeto, de, comeco }): Promise<[string, object]> => {
      const empresa = await ler(db, empresaSchema, caminhos.empresa({ ...organizador, empresaId: id }));
      if (!empresa) throw new Error(`a empresa ${id} não existe`);
      const linha = statusSchema.parse({
        idProjeto: projeto,
        idEmpresa: id,
        status: fase,
        historico: historicoAte(fase, por, { de, comeco }),
        regioes: [],
        habilitada: false,
        origem,
        categoria,
        embaixador: origem === 'AUTOCADASTRO' && !TRAZIDAS_POR_PESSOA.has(id) ? ENTIDADE : null,
        embaixadorPessoa: origem === 'AUTOCADASTRO' && TRAZIDAS_POR_PESSOA.has(id) ? PESSOA : null,
        ...copiaDaEmpresa(empresa),
        ...carimbo(dia(de, 10), por),
      });
      return [caminhosDoStatus.um(organizador, projeto, id), linha];
    }),
  );
  await gravar(db, linhas);
  const doPremio = linhas.flatMap(([, linha]) => {
    const { idProjeto, idEmpresa: id, nomeFantasia: nome, nomeEmOrdem } = statusSchema.parse(linha);
    return idProjeto === PREMIO ? [{ id, nome, nomeEmOrdem }] : [];
  });
  await gravar(db, mensagensDoPremio(organizador, por, PREMIO, doPremio));
  await gravar(db, await certificadosDaEdicaoAnterior(db));
  // The rows take their regions from those that are there.
  await gravar(db, regioesDoPremio(organizador, por));
  await empresasEmProjetos.todos(db, organizador, {});
  await regioes.todos(db, organizador, {});
  await semearRespondentes(db);
  await semearEvidencias(db);
  // What follows from the sheets: means, enabled companies, the ranking's cuts.
  for (const { todos } of [medias, habilitadas, cortes, benchmarks, estatisticas, premioDeEmpresas])
    await todos(db, organizador, {});
  // The finished award is published: its companies see place and evaluators' means.
  await publicarResultados(
    { db, contexto: organizador, uid: por, chave: 'demonstracao-edicao-anterior' },
    { idProjeto: EDICAO_ANTERIOR, idQuestionario: 'edicao-anterior' },
  );
}

async function certificadosDaEdicaoAnterior(db: Firestore): Promise<Documentos> {
  const organizador = AURORA.contexto;
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, EDICAO_ANTERIOR));
  if (!projeto) throw new Error(`${EDICAO_ANTERIOR} não existe`);
  const linhaDe = async (empresa: string) => {
    const linha = await ler(db, statusSchema, caminhosDoStatus.um(organizador, EDICAO_ANTERIOR, empresa));
    if (!linha) throw new Error(`${empresa} não está em ${EDICAO_ANTERIOR}`);
    return linha;
  };
  return certificadosEmitidos(
    organizador,
    { organizadora: AURORA.dados.nomeFantasia, programa: projeto.nome },
    { vencedora: await linhaDe('moinho-pampa'), participante: await linhaDe(ROTA_NORTE.contexto.empresaId) },
  );
}

/** The version of a questionnaire that was published last. */
async function ultimaVersao(db: Firestore, questionarioId: string) {
  const { docs } = await db
    .collection(versoesDe(AURORA.contexto, questionarioId))
    .orderBy('n', 'desc')
    .limit(1)
    .get();
  return { questionarioId, versao: versaoSchema.parse(comDatas(docs[0]?.data())) };
}

/** Phases in which evaluators scored companies of the finished award. */
const AVALIADAS_NA_ANTERIOR = [
  { idEmpresa: 'moinho-pampa', fases: [4, 5, 6], acima: 9_00 },
  { idEmpresa: 'codigo-aberto', fases: [4, 5, 6], acima: 4_00 },
  { idEmpresa: 'vento-sul', fases: [4, 5] },
  { idEmpresa: ROTA_NORTE.contexto.empresaId, fases: [4, 5] },
  { idEmpresa: 'plasticos-iguacu', fases: [4] },
];

/** And of this one, which two companies of the first interview still wait for. */
export const AVALIADAS = [
  { idEmpresa: 'vento-sul', fases: [4, 5, 6], ha: 20, acima: 9_00 },
  { idEmpresa: SERRA_VERDE.contexto.empresaId, fases: [4, 5, 6], ha: 20, acima: 6_00 },
  { idEmpresa: 'moinho-pampa', fases: [4, 5], ha: 20, acima: 3_00 },
  { idEmpresa: 'usinagem-vale-do-aco', fases: [4], ha: 19, acima: -4_00 },
  // Level with 'moinho-pampa' in the first interview.
  { idEmpresa: 'sol-do-cerrado', fases: [4], ha: 18, acima: 3_00 },
  { idEmpresa: ROTA_NORTE.contexto.empresaId, fases: [8] },
];

const nova = (empresaId: string): EmpresaDoMundo | undefined => {
  const lugar = NOVAS.findIndex(({ id }) => id === empresaId);
  const dela = NOVAS[lugar];
  return (
    dela && {
      contexto: { ...AURORA.contexto, empresaId },
      dominio: `${empresaId}.exemplo`,
      dados: daNova(dela, lugar),
      lugares: { fabrica: [], escritorio: [], predio: [] },
    }
  );
};

const pessoasSemAdmin = (empresa: EmpresaDoMundo) =>
  PESSOAS.filter((pessoa) => pessoa.empresa === empresa && pessoa.colaborador.role !== 'ADMIN');

/** Who was invited to the award's questionnaire, how far they are, and what the evaluators say. */
async function semearRespondentes(db: Firestore) {
  const organizador = AURORA.contexto;
  const doPremio = await ultimaVersao(db, 'lideranca');
  const daAnterior = await ultimaVersao(db, 'edicao-anterior');
  for (const [lugar, { empresaId }] of CONVIDADAS.entries()) {
    const empresa = nova(empresaId);
    if (empresa) await semearConvidadas(db, organizador, { doPremio, daAnterior }, empresa, lugar);
  }
  const veteranas = pessoasSemAdmin(ROTA_NORTE).slice(0, 2);
  await gravar(db, [
    ...convitesDeConvidada(organizador, ROTA_NORTE, veteranas, {
      id: daAnterior.questionarioId,
      projeto: EDICAO_ANTERIOR,
      ha: NA_EDICAO_ANTERIOR_HA + 1,
      aceitas: veteranas.length,
    }),
    ...folhasPeloLink(organizador, daAnterior, {
      empresaId: ROTA_NORTE.contexto.empresaId,
      pessoas: veteranas,
      respondem: veteranas.length,
      tom: 4,
      ha: NA_EDICAO_ANTERIOR_HA,
    }),
    ...AVALIADAS_NA_ANTERIOR.flatMap((uma) =>
      notasDaEmpresa(organizador, { ...daAnterior, ha: 280, ...uma }),
    ),
    ...AVALIADAS.flatMap((uma) => notasDaEmpresa(organizador, { ...doPremio, ...uma })),
    ...juriDoPremio(organizador, {
      idProjeto: PREMIO,
      questionarioId: doPremio.questionarioId,
      avaliadas: AVALIADAS.flatMap(({ idEmpresa, fases }) => (fases.includes(4) ? [idEmpresa] : [])),
      esperam: ['codigo-aberto', 'saude-conecta'],
    }),
  ]);
  for (const empresa of [ROTA_NORTE, SERRA_VERDE]) {
    const pessoas = pessoasSemAdmin(empresa);
    await gravar(db, [
      ...convitesDeConvidada(organizador, empresa, pessoas, {
        id: doPremio.questionarioId,
        projeto: PREMIO,
        ha: RESPONDERAM_HA + 1,
        aceitas: pessoas.length,
      }),
      ...folhasDeConvidada(organizador, doPremio, pessoas, RESPONDERAM_HA),
    ]);
    await acertarConvidados(db, empresa.contexto, {});
  }
}

/** What companies showed in the phase of evidence, in the name of their administrators where they have accounts. */
async function semearEvidencias(db: Firestore) {
  const organizador = AURORA.contexto;
  const id = 'lideranca';
  const lido = await ler(db, questionarios.schema, `${questionarios.onde(organizador)}/${id}`);
  for (const [empresaId, esbocos] of Object.entries(EVIDENCIAS)) {
    const empresa =
      [ROTA_NORTE, SERRA_VERDE].find((uma) => uma.contexto.empresaId === empresaId) ?? nova(empresaId);
    if (!empresa) throw new Error(`a empresa ${empresaId} não existe`);
    const chefe = PESSOAS.find((p) => p.empresa === empresa && p.colaborador.role === 'ADMIN');
    const cena = {
      organizador,
      empresa: empresa.contexto,
      nomeFantasia: empresa.dados.nomeFantasia,
      idProjeto: PREMIO,
      questionario: { id, nome: lido?.nome ?? '' },
      por: chefe?.uid ?? SISTEMA,
    };
    await gravar(db, await evidenciasDe(cena, esbocos));
  }
}
