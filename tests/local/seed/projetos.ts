/** Projects of a company: two that run, one that closed its registrations, two of the past (part 3 §3). */
import { diaDe } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { embaixadores, embaixadoresPessoas, licenciados } from '@/domain/projetos/apoio';
import { projetoSchema } from '@/domain/projetos/projeto';
import { type ProjetoForm, projetoDoForm, projetoVazio } from '@/domain/projetos/projeto-form';
import { novaVotacao } from '@/domain/projetos/votacao';
import { type Convite, conviteSchema, VALIDADE_EM_DIAS } from '@/domain/pessoas/convite';
import { carimbo, SISTEMA } from '@functions/banco';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { ano, dia } from './calendario';
import { desenhado, DESENHOS } from './desenhos';
import { enviar } from './enviar';
import type { Documentos } from './gravar';
import { HASH_DO_CONVITE } from './links';
import type { EmpresaDoMundo } from './mundo';
import type { PessoaDoMundo } from './pessoas';

interface Esboco extends Partial<ProjetoForm> {
  id: string;
  nome: string;
  /** Days from today. */
  de: number;
  ate: number;
}

const PROJETOS: readonly Esboco[] = [
  {
    id: 'premio-inovacao',
    nome: `Prêmio Empresa Inovadora ${ano(0)}`,
    de: -60,
    ate: 90,
    categoria: ['Indústria', 'Serviços', 'Cooperativas', 'Tecnologia e Comunicação'],
    embaixadores: ['associacao-comercial'],
    embaixadoresPessoas: ['marisa-couto'],
    minimoResposta: 3,
  },
  {
    id: 'diagnostico-fornecedores',
    nome: 'Diagnóstico de inovação dos fornecedores',
    de: -20,
    ate: 40,
    categoria: ['Indústria'],
    encerrado: true,
  },
  {
    id: 'maturidade-digital',
    nome: 'Maturidade digital das pequenas empresas',
    de: 15,
    ate: 200,
    categoria: ['Serviços', 'Tecnologia e Comunicação'],
    embaixadores: ['associacao-comercial', 'sindicato'],
  },
  {
    id: 'premio-anterior',
    nome: `Prêmio Empresa Inovadora ${ano(-365)}`,
    de: -430,
    ate: -120,
    categoria: ['Indústria', 'Serviços'],
    encerrado: true,
  },
  {
    id: 'diagnostico-piloto',
    nome: 'Diagnóstico piloto com dez empresas',
    de: -520,
    ate: -440,
    categoria: ['Cooperativas'],
    encerrado: true,
  },
];

const CONVITES = [
  {
    id: 'lideranca',
    projeto: 'premio-inovacao',
    ha: 25,
    convite: false,
    respondidoEm: dia(-24, 9),
    hashes: [HASH_DO_CONVITE],
  },
  { id: 'processos', projeto: 'premio-inovacao', ha: 3 },
  { id: 'pessoas', projeto: 'diagnostico-fornecedores', ha: 12, cancelado: true },
  { id: 'piloto', projeto: 'premio-anterior', ha: 200 },
];

const EMBAIXADORES = [
  ['associacao-comercial', 'Associação Comercial e Industrial'],
  ['sindicato', 'Sindicato das Empresas de Serviços'],
] as const;
const PESSOAS = [
  ['marisa-couto', 'Marisa Couto'],
  ['ivo-prates', 'Ivo Prates'],
] as const;

/** Images of the banner and the logos, where their records say. */
const pastaDoBanner = (contexto: Contexto) => caminhos.projeto(contexto, 'premio-inovacao');
const pastaDasLogos = (contexto: Contexto) => `${licenciados.onde(contexto)}/instituto/logo/demonstracao`;

function apoios(contexto: Contexto, por: string): Documentos {
  const feito = carimbo(dia(-540, 9), por);
  const logo = (['claro.png', 'escuro.png'] as const).map((nome) => desenhado(pastaDasLogos(contexto), nome));
  const form = { nome: 'Instituto Regional de Inovação', email: 'contato@instituto.exemplo', logo };
  return [
    [
      `${licenciados.onde(contexto)}/instituto`,
      licenciados.schema.parse({ ...licenciados.doForm(form), ...feito }),
    ],
    ...EMBAIXADORES.map(([id, nome]): [string, object] => [
      `${embaixadores.onde(contexto)}/${id}`,
      embaixadores.schema.parse({ ...embaixadores.doForm({ nome }), ...feito }),
    ]),
    ...PESSOAS.map(([id, nome]): [string, object] => [
      `${embaixadoresPessoas.onde(contexto)}/${id}`,
      embaixadoresPessoas.schema.parse({ ...embaixadoresPessoas.doForm({ nome }), ...feito }),
    ]),
  ];
}

/** The award of this year has a banner and a voting. */
function doPremio(contexto: Contexto): Partial<ProjetoForm> {
  const pasta = pastaDoBanner(contexto);
  return {
    images: [desenhado(pasta, 'inscricoes.png'), desenhado(pasta, 'fases.png')],
    urlImages: ['https://premio.exemplo/inscricoes', 'https://premio.exemplo/fases'],
    descricaoImages: [
      'Anéis claros sobre azul e turquesa: as inscrições do prêmio estão abertas',
      'Degraus do rosa ao laranja: conheça as fases do prêmio',
    ],
    votacao: { ...novaVotacao(diaDe(dia(-5)), diaDe(dia(20))), horaDoFim: '18:00', publicarResultados: true },
  };
}

/** Sends the pictures to the local Storage. */
export async function imagensDosProjetos(contexto: Contexto): Promise<void> {
  const [banner, logos] = [pastaDoBanner(contexto), pastaDasLogos(contexto)];
  for (const [nome, pasta] of [
    ['inscricoes.png', banner],
    ['fases.png', banner],
    ['claro.png', logos],
    ['escuro.png', logos],
  ] as const)
    await enviar(`${pasta}/${nome}`, DESENHOS[nome], 'image/png');
}

export const projetosDaEmpresa = (contexto: Contexto, por: string): Documentos => [
  ...apoios(contexto, por),
  ...PROJETOS.map(({ id, de, ate, ...esboco }): [string, object] => [
    caminhos.projeto(contexto, id),
    projetoSchema.parse({
      ...projetoDoForm({
        ...projetoVazio,
        licenciado: 'instituto',
        linkRegulamento: 'https://premio.exemplo/regulamento',
        anoAtuacao: diaDe(dia(de)),
        anoVigencia: diaDe(dia(ate)),
        ...(id === 'premio-inovacao' ? doPremio(contexto) : {}),
        ...esboco,
      }),
      // The award continues last year's (decisions P420).
      ...(id === 'premio-inovacao' ? { edicaoDe: 'premio-anterior' } : {}),
      ...carimbo(dia(Math.min(de - 20, -1), 10), por),
    }),
  ]),
];

/** Questionnaires to which colleagues are invited, and what became of those who have no answer sheet. */
const DOS_COLEGAS = [
  { id: 'lideranca', projeto: 'premio-inovacao' },
  { id: 'pessoas', projeto: 'diagnostico-fornecedores' },
];
const CONVIDADOS_POR_QUESTIONARIO = 14;

type DoConvite = Pick<Convite, 'convite'> & Partial<Convite> & { id: string; projeto: string; ha: number };

const convite = (
  contexto: Contexto,
  { uid, colaborador }: PessoaDoMundo,
  { id, projeto, ha, ...estado }: DoConvite,
  /** The company that organises. */
  idEmpresa = contexto.empresaId,
): [string, object] => [
  `${caminhos.convites}/${idDoConviteDeDiagnostico(
    contexto,
    { idEmpresa, idProjeto: projeto, idQuestionario: id },
    uid,
  )}`,
  conviteSchema.parse({
    cancelado: false,
    respondidoEm: null,
    hashes: [],
    ...estado,
    idColaboradorConvidado: uid,
    idEmpresaColaboradorConvidado: contexto.empresaId,
    idEmpresa,
    idLicenciada: contexto.licenciadaId,
    idProjeto: projeto,
    idQuestionario: id,
    email: colaborador.email,
    externo: colaborador.externo,
    nomeFantasia: '',
    projetoNome: PROJETOS.find((p) => p.id === projeto)?.nome,
    createdAt: dia(-ha, 10),
    createdBy: SISTEMA,
    expiraEm: dia(VALIDADE_EM_DIAS - ha, 10),
  }),
];

/** Invitations to questionnaires: one of each state for the demo's respondent, and those of colleagues. */
export function convitesDoDiagnostico(
  { contexto }: EmpresaDoMundo,
  pessoas: readonly PessoaDoMundo[],
): Documentos {
  const externos = pessoas.filter(({ colaborador }) => colaborador.externo);
  const colegas = pessoas.filter(
    ({ colaborador }) =>
      colaborador.status === 'ACTIVE' && !colaborador.externo && colaborador.role === 'COLLABORATOR',
  );
  const dosColegas = DOS_COLEGAS.flatMap((questionario, q) =>
    colegas.slice(q, q + CONVIDADOS_POR_QUESTIONARIO).map((pessoa, n) =>
      convite(contexto, pessoa, {
        ...questionario,
        ha: 10,
        convite: false,
        respondidoEm: dia(-9, 9),
        cancelado: n === 7,
        lembretes: n % 3,
        enviadoEm: dia(n % 3 === 0 ? -10 : -4, 9),
        semLembretes: n === 9,
      }),
    ),
  );
  return [
    ...externos.flatMap((pessoa) =>
      CONVITES.map((dele) => convite(contexto, pessoa, { convite: true, ...dele })),
    ),
    ...dosColegas,
  ];
}

/** Invitations of a company that takes part: its people answer the organiser's questionnaire. */
export const convitesDeConvidada = (
  organizador: Contexto,
  { contexto }: EmpresaDoMundo,
  pessoas: readonly PessoaDoMundo[],
  /** How many of them accepted. */
  { aceitas, ...deQue }: { id: string; projeto: string; ha: number; aceitas: number },
): Documentos =>
  pessoas.map((pessoa, n) =>
    convite(
      contexto,
      pessoa,
      {
        ...deQue,
        convite: n >= aceitas,
        respondidoEm: n < aceitas ? dia(1 - deQue.ha, 9) : null,
        lembretes: n % 2,
        enviadoEm: dia(4 * (n % 2) - deQue.ha, 10),
      },
      organizador.empresaId,
    ),
  );
