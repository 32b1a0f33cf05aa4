/** Forms of records known by their name, and of projects. */
import { LicenciadaFormModal } from '@/areas/administracao/LicenciadaFormModal';
import { CategoriaFormModal } from '@/areas/categorias/CategoriaFormModal';
import { DocumentoFormModal } from '@/areas/incentivo/sobre/DocumentoFormModal';
import { TipoDeInovacaoFormModal } from '@/areas/incentivo/tipos/TipoDeInovacaoFormModal';
import { EntidadeFormModal, PessoaFormModal } from '@/areas/projetos/EmbaixadorFormModal';
import { LicenciadoFormModal } from '@/areas/projetos/LicenciadoFormModal';
import { ProjetoFormModal } from '@/areas/projetos/ProjetoFormModal';
import { RegiaoFormModal } from '@/areas/projetos/regioes/RegiaoFormModal';
import { TipoDeJogadaFormModal } from '@/areas/tiposDeJogada/TipoDeJogadaFormModal';
import { CategoriaDeDesafioFormModal } from '@/areas/categoriasDeDesafio/CategoriaDeDesafioFormModal';
import { GrupoFormModal } from '@/areas/questionarios/GrupoFormModal';
import { PerguntaFormModal } from '@/areas/questionarios/PerguntaFormModal';
import { QuestionarioFormModal } from '@/areas/questionarios/QuestionarioFormModal';
import { TipoDeRespostaFormModal } from '@/areas/questionarios/TipoDeRespostaFormModal';
import { RegulamentoDeDesafiosFormModal } from '@/areas/regulamentos/RegulamentoDeDesafiosFormModal';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { caminhos } from '@/domain/comum/caminhos';
import { licenciadas } from '@/domain/empresas/licenciada';
import { umaLicenciada } from '@/domain/empresas/licenciada.exemplo';
import { categorias } from '@/domain/ideias/categoria-de-inovacao';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { tiposDeJogada } from '@/domain/incentivo/tipo-de-jogada';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { embaixadores, embaixadoresPessoas, licenciados } from '@/domain/projetos/apoio';
import { umaPessoaEmbaixadora, umEmbaixador, umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { formDaRegiao, regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { formDoProjeto } from '@/domain/projetos/projeto-form';
import { emDias, umProjeto, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import type { UmFormulario } from './linha';

const projeto = { id: 'p', ...umProjeto(ana) };
const regiao = { id: 'rg', ...umaRegiao(ana, 'p') };

const futuro = { dataInicial: emDias(2), dataFinal: emDias(30) };
const umRegulamento = { id: 'r', ...umRegulamentoDeDesafios(futuro) };
const umTipo = { id: 'tr', ...umTipoDeResposta(ana) };
const umQuest = { id: 'q', ...umQuestionario(ana) };
const umaForma = { id: 'ti', ...umTipoDeInovacao(ana) };
const grupo = { id: 'g', ...umGrupo(ana) };
const pergunta = { id: 'pg', ...umaPergunta(ana) };
const descrito = { outros: { Descrição: 'Do que se trata.' } };

/** Name, dialog, kind, a stored record, and what else a new one needs. */
const CADASTROS = [
  ['categoria', CategoriaFormModal, categorias, { id: 'c', ...umaCategoria(ana) }, descrito],
  ['tipo de jogada', TipoDeJogadaFormModal, tiposDeJogada, { id: 't', ...umTipoDeJogada(ana) }, descrito],
  [
    'licenciada',
    LicenciadaFormModal,
    licenciadas,
    { id: 'l', ...umaLicenciada() },
    { outros: { 'E-mail': 'a@b.com.br' } },
  ],
  [
    'categoria de desafio',
    CategoriaDeDesafioFormModal,
    categoriasDeDesafio,
    { id: 'd', ...umaCategoriaDeDesafio(ana) },
    {},
  ],
  [
    'regulamento de desafios',
    RegulamentoDeDesafiosFormModal,
    regulamentosDesafios,
    umRegulamento,
    { preenchido: regulamentosDesafios.formDe(umRegulamento), rascunho: 'regulamentosDesafios/novo' },
  ],
  [
    'tipo de inovação',
    TipoDeInovacaoFormModal,
    tiposDeInovacao,
    umaForma,
    { preenchido: tiposDeInovacao.formDe(umaForma), rascunho: 'tipoDeInovacao/novo' },
  ],
  [
    'documento do incentivo',
    DocumentoFormModal,
    documentosDoIncentivo,
    { id: 'di', ...umDocumento(ana) },
    { outros: { 'Ou o link do documento': 'https://aurora.exemplo/guia' } },
  ],
  [
    'tipo de resposta',
    TipoDeRespostaFormModal,
    tiposDeRespostas,
    umTipo,
    { preenchido: tiposDeRespostas.formDe(umTipo), rascunho: 'tiposDeRespostas/novo' },
  ],
  [
    'questionário',
    QuestionarioFormModal,
    questionarios,
    umQuest,
    { preenchido: questionarios.formDe(umQuest), rascunho: 'questionarios/novo' },
  ],
  [
    'grupo',
    GrupoFormModal,
    gruposDiagnostico,
    grupo,
    { preenchido: gruposDiagnostico.formDe(grupo), rascunho: 'gruposDiagnostico/novo' },
  ],
  [
    'pergunta',
    PerguntaFormModal,
    perguntas,
    pergunta,
    { campo: 'Pergunta', preenchido: perguntas.formDe(pergunta), rascunho: 'perguntas/novo' },
  ],
  ['licenciado', LicenciadoFormModal, licenciados, { id: 'li', ...umLicenciado(ana) }, {}],
  ['entidade embaixadora', EntidadeFormModal, embaixadores, { id: 'em', ...umEmbaixador(ana) }, {}],
  [
    'pessoa embaixadora',
    PessoaFormModal,
    embaixadoresPessoas,
    { id: 'pe', ...umaPessoaEmbaixadora(ana) },
    {},
  ],
] as const;

export const DOS_CADASTROS: readonly UmFormulario[] = [
  ...CADASTROS.flatMap(([nome, Form, { colecao, onde }, registro, mais]): UmFormulario[] => [
    {
      nome: `${nome}, nova`,
      quem: ana,
      desenho: (aoFechar) => <Form aoFechar={aoFechar} />,
      campo: 'Nome',
      ...mais,
      enviar: 'Salvar',
      onde: onde(EMPRESA),
      guardado: 'nome',
      rascunho: 'rascunho' in mais ? mais.rascunho : '',
    },
    {
      nome: `${nome}, editada`,
      quem: ana,
      antes: { [`${onde(EMPRESA)}/${registro.id}`]: registro },
      desenho: (aoFechar) => <Form registro={registro as never} aoFechar={aoFechar} />,
      campo: 'campo' in mais ? mais.campo : 'Nome',
      enviar: 'Salvar',
      onde: `${onde(EMPRESA)}/${registro.id}`,
      guardado: 'nome',
      rascunho: `${colecao}/${registro.id}`,
    },
  ]),
  {
    nome: 'região, nova',
    quem: ana,
    desenho: (aoFechar) => <RegiaoFormModal projetoId="p" aoFechar={aoFechar} />,
    campo: 'Nome',
    preenchido: formDaRegiao(regiao),
    enviar: 'Salvar',
    onde: regioesDe(EMPRESA, 'p'),
    guardado: 'name',
    rascunho: 'regiao/p/nova',
  },
  {
    nome: 'região, editada',
    quem: ana,
    antes: { [`${regioesDe(EMPRESA, 'p')}/rg`]: regiao },
    desenho: (aoFechar) => <RegiaoFormModal projetoId="p" regiao={regiao} aoFechar={aoFechar} />,
    campo: 'Nome',
    enviar: 'Salvar',
    onde: `${regioesDe(EMPRESA, 'p')}/rg`,
    guardado: 'name',
    rascunho: 'regiao/rg',
  },
  {
    nome: 'projeto, novo',
    quem: ana,
    desenho: (aoFechar) => <ProjetoFormModal aoFechar={aoFechar} />,
    campo: 'Nome',
    preenchido: { ...formDoProjeto(projeto), fases: [] },
    enviar: 'Salvar',
    onde: caminhos.projetos(EMPRESA),
    guardado: 'nome',
    rascunho: 'projeto/novo',
  },
  {
    nome: 'projeto, editado',
    quem: ana,
    antes: { [caminhos.projeto(EMPRESA, 'p')]: projeto },
    desenho: (aoFechar) => <ProjetoFormModal projeto={projeto} aoFechar={aoFechar} />,
    campo: 'Nome',
    enviar: 'Salvar',
    onde: caminhos.projeto(EMPRESA, 'p'),
    guardado: 'nome',
    rascunho: 'projeto/p',
  },
];
