// The writer of a record chooses its id (C06, C16). One that other records cannot hold would break every list that
// shows them. A reference that the database refuses to look up would have the trigger that follows it fail for ever.
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { umaIdeia, umaIdeiaPublicada, umComentario, umMarco } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, criar, juntos, novoId, permitido } from './ambiente';
import { criacoesDe, type Dados, pai } from './criacoes';
import { inicio, novoNumero } from './tabela-comite';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

/** The longest id that may be, and some that may not. Functions join ids by '_', and one with it would be two. */
const CERTO = 'x'.repeat(40);
const ERRADOS = ['x'.repeat(41), 'com espaço', 'com_sublinhado'];

const ideia = async () => {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeiaPublicada(clara) });
  return caminho;
};
const semArquivos = (documento: Dados): Dados =>
  'images' in documento ? { ...documento, images: [], urlImages: [], descricaoImages: [] } : documento;

type Caso = readonly [oQue: string, colecao: string, gravar: (caminho: string) => Promise<unknown>];

const casos: Caso[] = [
  ...criacoesDe(como)
    .filter(({ livre, qualquerId }) => livre || qualquerId)
    .map(({ nome, caminho, documento, gravar }): Caso => [
      nome,
      caminho.slice(0, caminho.lastIndexOf('/')),
      (onde) => gravar(onde, semArquivos(documento)),
    ]),
  [
    'atividade do comitê',
    caminhos.comiteAtividades(EMPRESA),
    async (caminho) => {
      const numero = novoNumero();
      const ultimaAtividade = idDaReferencia(caminho);
      const { caminho: sessao, comite, atividade } = inicio(tea, numero, { ultimaAtividade });
      const anterior = inicio(tea, numero - 1).comite;
      await semear({
        [caminhos.comite(EMPRESA, String(numero - 1))]: { ...anterior, endedAt: new Date() },
      });
      await juntos(como(tea), [sessao, comite], [caminho, atividade]);
    },
  ],
];

describe('ids que outros registros guardam', () => {
  it.each(casos)('%s', async (_, colecao, gravar) => {
    await semear({ [pai]: umaIdeiaPublicada(clara) });
    const podia = permitido(() => gravar(`${colecao}/${CERTO}`));
    for (const id of ERRADOS) await recusa(`${colecao}/${id}`, () => gravar(`${colecao}/${id}`), podia);
    await podia();
    expect(await ler(`${colecao}/${CERTO}`)).toEqual(expect.any(Object));
  });
});

it('I18 nenhum nome que todo objeto já tem é um grupo ou uma pergunta; um parecido é', async () => {
  const deTodos = Object.getOwnPropertyNames(Object.prototype).filter((nome) => /^[0-9A-Za-z-]+$/.test(nome));
  expect(deTodos.length).toBeGreaterThan(5);
  const grupos = gruposDiagnostico.onde(EMPRESA);
  const suas = perguntas.onde(EMPRESA);
  for (const nome of deTodos) {
    const [grupo, pergunta] = [criadoAgora(umGrupo(ana)), criadoAgora(umaPergunta(ana))];
    const podia = permitido(() => criar(como(ana), `${grupos}/${nome}-1`, grupo));
    await recusa(`${grupos}/${nome}`, () => criar(como(ana), `${grupos}/${nome}`, grupo), podia);
    await podia();
    const deOutro = `${suas}/${novoId('pergunta')}`;
    await recusa(
      [`${suas}/${nome}`, deOutro],
      [
        () => criar(como(ana), `${suas}/${nome}`, { ...pergunta, grupo: `${nome}-1` }),
        () => criar(como(ana), deOutro, { ...pergunta, grupo: nome }),
      ],
      () => criar(como(ana), `${suas}/${nome}-1`, { ...pergunta, grupo: `${nome}-1` }),
    );
  }
});

const grava = (quem: Persona, caminho: string, dados: { createdAt: Date }) => () =>
  criar(como(quem), caminho, criadoAgora(dados));

describe('referências que o banco não sabe procurar', () => {
  const pessoas = caminhos.colaboradores(EMPRESA);
  it.each(['__x__', '.', '..'])('%s não é pessoa de ninguém', async (id) => {
    const pai = await ideia();
    const ninguem = [`${pessoas}/${id}`];
    const comentario = `${pai}/comentarios/${novoId('comentario')}`;
    const marco = `${pai}/marcos/${novoId('marco')}`;
    const propria = caminhos.ideia(EMPRESA, novoId('ideia'));
    const alguem = [caio.referencia];
    await recusa(
      comentario,
      [
        grava(caio, comentario, umComentario(caio, { colaboradoresMencionadosReferences: ninguem })),
        grava(
          caio,
          comentario,
          umComentario(caio, { respostaAoComentarioReference: `${pai}/comentarios/${id}` }),
        ),
      ],
      grava(caio, comentario, umComentario(caio, { colaboradoresMencionadosReferences: [mario.referencia] })),
    );
    await recusa(
      marco,
      grava(mario, marco, umMarco(mario, pai, { colaboradoresResponsaveis: ninguem })),
      grava(mario, marco, umMarco(mario, pai, { colaboradoresResponsaveis: alguem })),
    );
    await recusa(
      propria,
      grava(clara, propria, umaIdeia(clara, { participantesReferences: ninguem })),
      grava(clara, propria, umaIdeia(clara, { participantesReferences: alguem })),
    );
  });
});
