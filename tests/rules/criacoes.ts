/** How a valid record of each collection is created: what formato and ids try with other values and other ids. */
import type * as z from 'zod/mini';
import { CAMPOS_PROPRIOS, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { desafioSchema } from '@/domain/desafios/desafio';
import { cartelaSchema, criteriosSchema } from '@/domain/comite/cartela';
import { conflitoSchema } from '@/domain/comite/conflito';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { likeSchema } from '@/domain/conversa/like';
import { marcoSchema } from '@/domain/marcos/marco';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { visoesSchema } from '@/domain/pessoas/visoes';
import { projetoSchema } from '@/domain/projetos/projeto';
import { regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { campanhaSchema, regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCarteira,
  umaCartela,
  umaIdeia,
  umaMovimentacao,
  umColaborador,
  umComentario,
  umConflito,
  umLike,
  umMarco,
  umPatrocinio,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
  umasVisoes,
  unsCriterios,
} from '@tests/support/documentos';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import { DESAFIO, umRascunhoDeDesafio } from '@tests/support/desafio';
import { ana, caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { criadoAgora, criar, juntos, mudar, type Ambiente, mudadoPor } from './ambiente';
export type Dados = Record<string, unknown>;
export interface Criacao {
  nome: string;
  /** Its fields, each with its schema. */
  schema: { _zod: { def: { shape: Record<string, z.ZodMiniType> } } };
  /** Fields to spoil; all of the schema's when absent. */
  campos?: readonly string[];
  caminho: string;
  /** Any other id would do as well, so each attempt has one of its own and waits for no other. */
  livre?: true;
  /** Any other id would do, one after the other. */
  qualquerId?: true;
  documento: Dados;
  gravar: (caminho: string, dados: Dados) => Promise<unknown>;
}

/** Published idea of Clara's under which some of them lie; the test writes it. */
export const pai = caminhos.ideia(EMPRESA, 'pai');
/** A sponsorship and the wallet that is written with it. */
export const [item, bolso] = [
  `${pai}/ideiasActivitiesPerColaborador/${caio.uid}`,
  `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).carteiras}/${caio.uid}`,
];
const carteira = criadoAgora(umaCarteira(caio, { ultimoPai: idDaReferencia(pai) }));
const daAna = { createdBy: ana.uid, updatedBy: ana.uid };
/** The same file in the folder of the project, which is another for each attempt. */
const naPasta = (arquivo: unknown, projeto: string) =>
  typeof arquivo === 'object' && arquivo && 'path' in arquivo && arquivo.path === umArquivo.path
    ? { ...arquivo, path: `${projeto}/a.png` }
    : arquivo;

/** A file of the idea. */
export const umArquivo = { path: `${pai}/a.pdf`, name: 'a.pdf', size: 1, type: 'application/pdf' };

/** Everything people of a company create, once each, and what they change of themselves. */
export function criacoesDe(como: Ambiente['como']): Criacao[] {
  const cria = (quem: Persona) => (caminho: string, dados: Dados) => criar(como(quem), caminho, dados);
  return [
    {
      nome: 'ideia',
      schema: ideiaSchema,
      caminho: caminhos.ideia(EMPRESA, 'nova'),
      livre: true,
      documento: criadoAgora(umaIdeia(clara)),
      gravar: cria(clara),
    },
    {
      nome: 'desafio',
      schema: desafioSchema,
      caminho: caminhos.registro(EMPRESA, DESAFIO.colecao, 'novo'),
      livre: true,
      documento: criadoAgora(umRascunhoDeDesafio(mario, { categoriaReference: null, categoriaNome: '' })),
      gravar: cria(mario),
    },
    {
      nome: 'comentário',
      schema: comentarioSchema,
      caminho: `${pai}/comentarios/c`,
      livre: true,
      documento: criadoAgora(umComentario(caio)),
      gravar: cria(caio),
    },
    {
      nome: 'like',
      schema: likeSchema,
      caminho: `${pai}/likes/${caio.uid}`,
      documento: criadoAgora(umLike(caio)),
      gravar: cria(caio),
    },
    {
      nome: 'movimentação',
      schema: movimentacaoSchema,
      caminho: `${pai}/movimentacoes/m`,
      qualquerId: true,
      documento: criadoAgora(umaMovimentacao(tea)),
      gravar: (caminho, dados) =>
        juntos(
          como(tea),
          [
            pai,
            { status: 'PRE_ANALISE', ultimaMovimentacao: idDaReferencia(caminho), ...mudadoPor(tea) },
            'mudar',
          ],
          [caminho, dados],
        ),
    },
    {
      nome: 'patrocínio',
      schema: patrocinioSchema,
      caminho: item,
      documento: criadoAgora(umPatrocinio(caio)),
      gravar: (caminho, dados) => juntos(como(caio), [caminho, dados], [bolso, carteira]),
    },
    {
      nome: 'carteira',
      schema: carteiraSchema,
      caminho: bolso,
      documento: carteira,
      gravar: (caminho, dados) =>
        juntos(como(caio), [item, criadoAgora(umPatrocinio(caio))], [caminho, dados]),
    },
    {
      nome: 'regulamento',
      schema: regulamentoIdeiasSchema,
      caminho: caminhos.regulamentoIdeias(EMPRESA, 'novo'),
      livre: true,
      documento: criadoAgora(umRegulamento({ dataInicial: emDias(2), ...daAna })),
      gravar: cria(ana),
    },
    {
      nome: 'regulamento de desafios',
      schema: { _zod: { def: { shape: regulamentosDesafios.schema.shape } } },
      caminho: `${regulamentosDesafios.onde(EMPRESA)}/novo`,
      livre: true,
      documento: criadoAgora(umRegulamentoDeDesafios({ dataInicial: emDias(2), ...daAna })),
      gravar: cria(ana),
    },
    {
      nome: 'documento do incentivo',
      schema: { _zod: { def: { shape: documentosDoIncentivo.schema.shape } } },
      caminho: `${documentosDoIncentivo.onde(EMPRESA)}/novo`,
      livre: true,
      documento: criadoAgora(umDocumento(ana)),
      gravar: cria(ana),
    },
    {
      nome: 'campanha',
      schema: campanhaSchema,
      caminho: `${caminhos.campanhas(EMPRESA, REGULAMENTO)}/nova`,
      livre: true,
      documento: criadoAgora(umaCampanha(daAna)),
      gravar: cria(ana),
    },
    {
      nome: 'marco',
      schema: marcoSchema,
      caminho: `${pai}/marcos/m`,
      livre: true,
      documento: criadoAgora(umMarco(mario, pai)),
      gravar: cria(mario),
    },
    {
      nome: 'conflito de interesse',
      schema: conflitoSchema,
      caminho: `${pai}/conflitosDeInteresse/${tea.uid}`,
      documento: criadoAgora(umConflito(tea, pai)),
      gravar: cria(tea),
    },
    {
      nome: 'cartela',
      schema: cartelaSchema,
      caminho: `${caminhos.cartelas(pai, 'r')}/${tea.uid}`,
      documento: criadoAgora(umaCartela(tea)),
      gravar: cria(tea),
    },
    {
      nome: 'visões de uma lista',
      schema: visoesSchema,
      caminho: `${caminhos.visoes(EMPRESA, caio.uid)}/ideias`,
      documento: criadoAgora(umasVisoes(caio)),
      gravar: cria(caio),
    },
    {
      nome: 'critérios do comitê',
      schema: criteriosSchema,
      caminho: caminhos.criterios(EMPRESA, 'desafios'),
      documento: criadoAgora(unsCriterios(ana)),
      gravar: cria(ana),
    },
    ...CADASTROS_DA_EMPRESA.map(({ colecao, schema, caminho, exemplo }): Criacao => ({
      nome: colecao,
      schema: { _zod: { def: { shape: schema.shape } } },
      caminho: `${caminho}/nova`,
      livre: true,
      documento: criadoAgora(exemplo(ana)),
      gravar: cria(ana),
    })),
    {
      nome: 'região',
      schema: regiaoSchema,
      caminho: `${regioesDe(EMPRESA, 'p')}/nova`,
      livre: true,
      documento: criadoAgora(umaRegiao(ana, 'p')),
      gravar: cria(ana),
    },
    {
      nome: 'projeto',
      schema: projetoSchema,
      caminho: caminhos.projeto(EMPRESA, 'novo'),
      livre: true,
      documento: criadoAgora(
        umProjeto(ana, {
          images: [umArquivo],
          urlImages: ['https://a.exemplo/'],
          descricaoImages: ['Abertas'],
        }),
      ),
      // The banner lies in the folder of the project, whose id is another each time.
      gravar: (caminho, dados) =>
        criar(como(ana), caminho, {
          ...dados,
          ...(Array.isArray(dados['images'])
            ? { images: dados['images'].map((item: unknown) => naPasta(item, caminho)) }
            : {}),
        }),
    },
    {
      nome: 'colaborador, pelo próprio',
      schema: colaboradorSchema,
      campos: CAMPOS_PROPRIOS,
      caminho: caio.referencia,
      documento: Object.fromEntries(CAMPOS_PROPRIOS.map((campo) => [campo, umColaborador(caio)[campo]])),
      gravar: (caminho, dados) => mudar(como(caio), caminho, { ...dados, ...mudadoPor(caio) }),
    },
  ];
}
