// The writer of a record chooses its id (C06, C16). One that other records cannot hold would break every list that
// shows them. A reference that the database refuses to look up would have the trigger that follows it fail for ever.
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/paths';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umApoio,
  umComentario,
  umMarco,
  umProjeto,
  umRegulamento,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { abrirAmbiente, type Banco, criadoAgora, criar, juntos, mudadoPor, novoId } from './ambiente';
import { inicio, novoNumero } from './matriz-comite';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

/** The longest id that may be, and two that may not. */
const CERTO = 'x'.repeat(40);
const ERRADOS = ['x'.repeat(41), 'com espaço'];

const ideia = async () => {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeiaPublicada(clara) });
  return caminho;
};
type Ato = readonly [quem: Persona, caminho: string, (banco: Banco) => Promise<unknown>];

const casos: [oQue: string, (id: string) => Promise<Ato>][] = [
  [
    'ideia',
    (id) => {
      const caminho = caminhos.ideia(EMPRESA, id);
      return Promise.resolve([clara, caminho, (b) => criar(b, caminho, criadoAgora(umaIdeia(clara)))]);
    },
  ],
  [
    'comentário',
    async (id) => {
      const caminho = `${await ideia()}/comentarios/${id}`;
      return [caio, caminho, (b) => criar(b, caminho, criadoAgora(umComentario(caio)))];
    },
  ],
  [
    'marco',
    async (id) => {
      const pai = await ideia();
      const caminho = `${pai}/marcos/${id}`;
      return [mario, caminho, (b) => criar(b, caminho, criadoAgora(umMarco(mario, pai)))];
    },
  ],
  [
    'movimentação',
    async (id) => {
      const pai = await ideia();
      const caminho = `${pai}/movimentacoes/${id}`;
      const mudanca = { status: 'PRE_ANALISE', ultimaMovimentacao: id, ...mudadoPor(tea) };
      return [
        tea,
        caminho,
        (b) => juntos(b, [pai, mudanca, 'mudar'], [caminho, criadoAgora(umaMovimentacao(tea))]),
      ];
    },
  ],
  [
    'atividade do comitê',
    async (id) => {
      const numero = novoNumero();
      const { caminho: sessao, comite, atividade } = inicio(tea, numero, { ultimaAtividade: id });
      const anterior = inicio(tea, numero - 1).comite;
      await semear({
        [caminhos.comite(EMPRESA, String(numero - 1))]: { ...anterior, endedAt: new Date() },
      });
      const caminho = `${caminhos.comiteAtividades(EMPRESA)}/${id}`;
      return [tea, caminho, (b) => juntos(b, [sessao, comite], [caminho, atividade])];
    },
  ],
  [
    'regulamento',
    (id) => {
      const caminho = caminhos.regulamentoIdeias(EMPRESA, id);
      const dados = umRegulamento({ dataInicial: emDias(2), createdBy: ana.uid, updatedBy: ana.uid });
      return Promise.resolve([ana, caminho, (b) => criar(b, caminho, criadoAgora(dados))]);
    },
  ],
  [
    'campanha',
    (id) => {
      const caminho = `${caminhos.campanhas(EMPRESA, REGULAMENTO)}/${id}`;
      const dados = umaCampanha({ createdBy: ana.uid, updatedBy: ana.uid });
      return Promise.resolve([ana, caminho, (b) => criar(b, caminho, criadoAgora(dados))]);
    },
  ],
  ...CADASTROS_DA_EMPRESA.map(({ colecao, caminho: onde, exemplo }): (typeof casos)[number] => [
    colecao,
    (id) => {
      const caminho = `${onde}/${id}`;
      return Promise.resolve([ana, caminho, (b) => criar(b, caminho, criadoAgora(exemplo(ana)))]);
    },
  ]),
  [
    'projeto',
    (id) => {
      const caminho = caminhos.projeto(EMPRESA, id);
      return Promise.resolve([ana, caminho, (b) => criar(b, caminho, criadoAgora(umProjeto(ana)))]);
    },
  ],
  ...([caminhos.licenciados, caminhos.embaixadores, caminhos.embaixadoresPessoas] as const).map(
    (colecao): (typeof casos)[number] => [
      idDaReferencia(colecao(EMPRESA)),
      (id) => {
        const caminho = `${colecao(EMPRESA)}/${id}`;
        return Promise.resolve([ana, caminho, (b) => criar(b, caminho, criadoAgora(umApoio(ana)))]);
      },
    ],
  ),
];

describe('ids que outros registros guardam', () => {
  it.each(casos)('%s', async (_, caso) => {
    for (const id of ERRADOS) {
      const [quem, caminho, ato] = await caso(id);
      await recusa(caminho, () => ato(como(quem)));
    }
    const [quem, caminho, ato] = await caso(CERTO);
    await ato(como(quem));
    expect(await ler(caminho)).toEqual(expect.any(Object));
  });
});

describe('referências que o banco não sabe procurar', () => {
  const pessoas = caminhos.colaboradores(EMPRESA);
  it.each(['__x__', '.', '..'])('%s não é pessoa de ninguém', async (id) => {
    const pai = await ideia();
    const ninguem = [`${pessoas}/${id}`];
    const comentario = `${pai}/comentarios/${novoId('comentario')}`;
    const marco = `${pai}/marcos/${novoId('marco')}`;
    const propria = caminhos.ideia(EMPRESA, novoId('ideia'));
    const atos: [Persona, string, object][] = [
      [caio, comentario, umComentario(caio, { colaboradoresMencionadosReferences: ninguem })],
      [caio, comentario, umComentario(caio, { respostaAoComentarioReference: `${pai}/comentarios/${id}` })],
      [mario, marco, umMarco(mario, pai, { colaboradoresResponsaveis: ninguem })],
      [clara, propria, umaIdeia(clara, { participantesReferences: ninguem })],
    ];
    for (const [quem, caminho, dados] of atos)
      await recusa(caminho, () => criar(como(quem), caminho, criadoAgora(dados as { createdAt: Date })));
    await criar(
      como(caio),
      comentario,
      criadoAgora(umComentario(caio, { colaboradoresMencionadosReferences: [mario.referencia] })),
    );
  });
});
