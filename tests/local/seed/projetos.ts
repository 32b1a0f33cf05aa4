/** Projects of a company: two that run, one that closed its registrations, two of the past (part 3 §3). */
import { emOrdem } from '@/domain/comum/busca';
import { diaDe } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { apoioSchema, projetoSchema } from '@/domain/projetos/projeto';
import { type ProjetoForm, projetoDoForm, projetoVazio } from '@/domain/projetos/projeto-form';
import { conviteSchema, VALIDADE_EM_DIAS } from '@/domain/pessoas/convite';
import { carimbo, SISTEMA } from '@functions/banco';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convidarParaDiagnostico';
import { ano, dia } from './calendario';
import type { Documentos } from './gravar';
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
  { id: 'lideranca', projeto: 'premio-inovacao', ha: 25, convite: false, respondidoEm: dia(-24, 9) },
  { id: 'processos', projeto: 'premio-inovacao', ha: 3 },
  { id: 'pessoas', projeto: 'diagnostico-fornecedores', ha: 12, cancelado: true },
  { id: 'piloto', projeto: 'premio-anterior', ha: 200 },
];

const apoio = (colecao: string, id: string, nome: string, por: string): [string, object] => [
  `${colecao}/${id}`,
  apoioSchema.parse({ nome, nomeEmOrdem: emOrdem(nome), ...carimbo(dia(-540, 9), por) }),
];

export const projetosDaEmpresa = (contexto: Contexto, por: string): Documentos => [
  apoio(caminhos.licenciados(contexto), 'instituto', 'Instituto Regional de Inovação', por),
  apoio(caminhos.embaixadores(contexto), 'associacao-comercial', 'Associação Comercial e Industrial', por),
  apoio(caminhos.embaixadores(contexto), 'sindicato', 'Sindicato das Empresas de Serviços', por),
  apoio(caminhos.embaixadoresPessoas(contexto), 'marisa-couto', 'Marisa Couto', por),
  ...PROJETOS.map(({ id, de, ate, ...esboco }): [string, object] => [
    caminhos.projeto(contexto, id),
    projetoSchema.parse({
      ...projetoDoForm({
        ...projetoVazio,
        licenciado: 'instituto',
        linkRegulamento: 'https://premio.exemplo/regulamento',
        anoAtuacao: diaDe(dia(de)),
        anoVigencia: diaDe(dia(ate)),
        ...esboco,
      }),
      ...carimbo(dia(Math.min(de - 20, -1), 10), por),
    }),
  ]),
];

/** Invitations of the demo's respondent to questionnaires: one of each state. */
export const convitesDoDiagnostico = (
  { contexto }: EmpresaDoMundo,
  pessoas: readonly PessoaDoMundo[],
): Documentos =>
  pessoas
    .filter(({ colaborador }) => colaborador.externo)
    .flatMap(({ uid, colaborador }) =>
      CONVITES.map(({ id, projeto, ha, ...estado }): [string, object] => [
        `${caminhos.convites}/${idDoConviteDeDiagnostico(
          contexto,
          { idEmpresa: contexto.empresaId, idProjeto: projeto, idQuestionario: id },
          uid,
        )}`,
        conviteSchema.parse({
          convite: true,
          cancelado: false,
          respondidoEm: null,
          ...estado,
          idColaboradorConvidado: uid,
          idEmpresaColaboradorConvidado: contexto.empresaId,
          idEmpresa: contexto.empresaId,
          idLicenciada: contexto.licenciadaId,
          idProjeto: projeto,
          idQuestionario: id,
          email: colaborador.email,
          externo: true,
          nomeFantasia: '',
          projetoNome: PROJETOS.find((p) => p.id === projeto)?.nome,
          hashes: [],
          createdAt: dia(-ha, 10),
          createdBy: SISTEMA,
          expiraEm: dia(VALIDADE_EM_DIAS - ha, 10),
        }),
      ]),
    );
