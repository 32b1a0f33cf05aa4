// The engines of coins, comments, movements, news and counters, given a parent of another collection.
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { diaDe } from '@/domain/comum/datas';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { versaoSchema } from '@/domain/ideias/versao';
import { extratoSchema } from '@/domain/pontos/extrato';
import { caminhos } from '@/domain/comum/caminhos';
import { lugarDoPai } from '@/domain/pai/pai';
import { contadorDoAno, noContador } from '@/domain/pai/somas-por-dia';
import { ler, lido } from '@functions/banco';
import { conferirContadores, contarPai } from '@functions/nucleo/contadores';
import { anotarNoExtrato, conferirCarteira } from '@functions/nucleo/extrato';
import { notificarComentario, notificarEquipe, notificarMovimentacao } from '@functions/nucleo/noticias';
import { reunirDados } from '@functions/nucleo/meusDados';
import { acertarMoedas } from '@functions/nucleo/moedas';
import { copiarNome } from '@functions/nucleo/pessoas';
import { quemVe } from '@functions/nucleo/notificar';
import { contarComentarios, somarPatrocinios } from '@functions/nucleo/totais';
import { DESAFIO, umaCategoria, umDesafio } from '@tests/support/desafio';
import {
  umaCarteira,
  umaMovimentacao,
  umComentario,
  umPatrocinio,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { beforeAll, expect, it } from 'vitest';
import { type Cenario, cenario, db, logo } from './apoio';

let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio']);
  await db.doc(regulamento()).set(umRegulamentoDeDesafios());
  const leitura = { leitura: true, criacao: false, editar: false, remover: false };
  // Collaborators read module 9, the challenges', and not module 3.
  await db.doc(caminhos.permissoes(c.contexto, 5)).set({ flags: { 9: leitura }, updatedAt: new Date() });
});

const em = (id: string) => lugarDoPai(DESAFIO, c.contexto, id);
const regulamento = () => caminhos.registro(c.contexto, DESAFIO.regulamentos, 'ciclo');
const gravar = (id: string, mudancas: Parameters<typeof umDesafio>[1] = {}) =>
  db.doc(em(id).caminho).set(umDesafio(c.pessoa('Ana'), mudancas));
const campo = async (caminho: string, nome: string): Promise<unknown> =>
  (await db.doc(caminho).get()).get(nome);

/** What the person was told, as `TIPO id`. */
async function ditas(nome: string) {
  const { docs } = await db.collection(caminhos.notificacoes(c.contexto, c.pessoa(nome).uid)).get();
  return docs.map((documento) => `${lido(notificacaoSchema, documento)?.tipo} ${documento.id}`).toSorted();
}

it('as moedas somam nele, saem da carteira do seu regulamento e voltam quando é cancelado', async () => {
  const bia = c.pessoa('Bia');
  const lugar = em('patrocinado');
  await gravar('patrocinado');
  const patrocinio = `${lugar.caminho}/desafiosActivitiesPerColaborador/${bia.uid}`;
  const carteira = `${regulamento()}/regulamentoActivitiesPerColaborador/${bia.uid}`;
  const dadas = {
    ...umPatrocinio(bia, { moedas: 30, regulamentoReference: regulamento() }),
    updatedAt: new Date(),
  };
  await db.doc(patrocinio).set(dadas);
  await db.doc(carteira).set(umaCarteira(bia, { totalMoedas: 30, ultimoPai: 'patrocinado' }));
  await somarPatrocinios(db, lugar, bia.uid);
  expect(await campo(lugar.caminho, 'rankingByMoedas.totalMoedas')).toBe(30);
  expect(await campo(lugar.caminho, 'patrocinadoresReferences')).toEqual([bia.referencia]);
  await anotarNoExtrato(db, { paiId: lugar.id, uid: bia.uid, quando: new Date() }, undefined, dadas);
  expect(await conferirCarteira(db, regulamento(), bia.uid, [lugar.caminho], { simular: true })).toEqual([]);

  await db.doc(`${lugar.caminho}/movimentacoes/m1`).set({
    ...umaMovimentacao(c.pessoa('Caio')),
    statusAnterior: 'NOVO_DESAFIO',
    status: 'CANCELADA',
    createdAt: new Date(),
  });
  await db.doc(lugar.caminho).update({ status: 'CANCELADA', ultimaMovimentacao: 'm1' });
  await Promise.all([1, 2, 3].map(() => acertarMoedas(db, lugar)));
  expect(await campo(carteira, 'totalMoedas')).toBe(0);
  expect(await campo(patrocinio, 'devolvidas')).toBe(30);
  // The triggers write the lines, the one above once more.
  await logo(async () => {
    const { docs } = await db.collection(`${carteira}/extrato`).get();
    const tipos = docs.map((linha) => lido(extratoSchema, linha)?.tipo);
    expect(tipos).toHaveLength(2);
    expect(new Set(tipos)).toEqual(new Set(['DEVOLUCAO', 'PATROCINIO']));
  });
  // A line that is lost is made good.
  const { docs } = await db.collection(`${carteira}/extrato`).where('tipo', '==', 'DEVOLUCAO').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  expect(await conferirCarteira(db, regulamento(), bia.uid, [lugar.caminho])).toHaveLength(1);
  expect(await conferirCarteira(db, regulamento(), bia.uid, [lugar.caminho], { simular: true })).toEqual([]);
});

/** Without the news that challenges were published. */
const daConversa = async (nome: string) => (await ditas(nome)).filter((dita) => dita.includes('_conversa_'));

it('os comentários contam e avisam quem pode ver desafios; a removida não conta', async () => {
  const lugar = em('conversa');
  await gravar('conversa');
  const caminho = (id: string) => `${lugar.caminho}/comentarios/${id}`;
  await db
    .doc(caminho('um'))
    .set(
      umComentario(c.pessoa('Bia'), { colaboradoresMencionadosReferences: [c.pessoa('Caio').referencia] }),
    );
  await db.doc(caminho('dois')).set(umComentario(c.pessoa('Bia'), { deletedAt: new Date() }));
  await contarComentarios(db, lugar);
  expect(await campo(lugar.caminho, 'totalComentarios')).toBe(1);
  for (const id of ['um', 'um', 'dois']) await notificarComentario(db, lugar, id);
  expect(await daConversa('Caio')).toEqual(['MENCAO comentario_desafios_conversa_um']);
  expect(await daConversa('Ana')).toEqual(['COMENTARIO comentario_desafios_conversa_um']);
});

it('a movimentação avisa os envolvidos com o status dele; quem entra na equipe é avisado', async () => {
  const lugar = em('movido');
  const caio = c.pessoa('Caio').referencia;
  await gravar('movido', { participantesReferences: [caio] });
  await db.doc(`${lugar.caminho}/movimentacoes/m1`).set({
    ...umaMovimentacao(c.pessoa('Bia')),
    statusAnterior: 'NOVO_DESAFIO',
    status: 'CANCELADA',
  });
  await notificarMovimentacao(db, lugar, 'm1');
  const id = 'movimentacao_desafios_movido_m1';
  expect(await ditas('Caio')).toContain(`STATUS ${id}`);
  expect(await ditas('Ana')).toContain(`STATUS ${id}`);
  const dita = await ler(
    db,
    notificacaoSchema,
    `${caminhos.notificacoes(c.contexto, c.pessoa('Ana').uid)}/${id}`,
  );
  expect(dita).toMatchObject({ sobre: lugar.caminho, detalhe: { status: 'CANCELADA' } });
  await notificarEquipe(db, lugar, undefined, {
    publishedAt: new Date(),
    updatedBy: c.pessoa('Bia').uid,
    participantesReferences: [caio],
  });
  expect(await ditas('Caio')).toContain('EQUIPE participante_desafios_movido');
});

it('quem não lê o módulo dele não o vê, nem rascunhos alheios', async () => {
  await gravar('visto');
  await gravar('rascunho', { publishedAt: null, visibilidade: 'RASCUNHO' });
  const bia = c.pessoa('Bia');
  const membro = await ler(db, colaboradorSchema, bia.referencia);
  if (!membro) throw new Error('a pessoa não existe');
  expect(await (await quemVe(db, em('visto'))).ve(bia.uid, membro)).toBe(true);
  expect(await (await quemVe(db, em('visto'))).ve(bia.uid, { ...membro, role: 'MEMBER' })).toBe(false);
  expect(await (await quemVe(db, em('rascunho'))).ve(bia.uid, membro)).toBe(false);
});

it('conta os públicos em contadores seus, também em paralelo, e o que falta é encontrado', async () => {
  await gravar('contado');
  await db.doc(`${em('contado').caminho}/comentarios/um`).set(umComentario(c.pessoa('Bia')));
  await Promise.all([1, 2, 3].map(() => contarPai(db, em('contado'))));
  const contador = caminhos.contador(c.contexto, 'desafios');
  const { ano } = noContador(diaDe(new Date()));
  const doAno = caminhos.contador(c.contexto, contadorDoAno('desafios', ano));
  const certo = async () => {
    const publicos = (await db.collection(caminhos.colecao(c.contexto, 'desafios')).get()).docs.filter(
      (desafio) => desafio.get('visibilidade') === 'PUBLICA',
    );
    expect(await campo(contador, 'publicas')).toBe(publicos.length);
    expect(await conferirContadores(db, c.contexto, { simular: true }, [DESAFIO])).toEqual([]);
  };
  // Triggers count as well, those of the other tests too.
  await logo(certo);
  expect((await db.doc(doAno).get()).exists).toBe(true);
  await db.doc(contador).update({ publicas: 99 });
  expect(await conferirContadores(db, c.contexto, {}, [DESAFIO])).not.toEqual([]);
  await logo(certo);
  expect((await db.doc(caminhos.contador(c.contexto, 'ideias')).get()).exists).toBe(false);
});

it('a categoria e quem propõe mudam de nome também nele; o texto mudado por outra pessoa fica guardado', async () => {
  const lugar = em('copiado');
  const ana = c.pessoa('Ana');
  const categoria = caminhos.registro(c.contexto, 'desafioCategorias', 'agua');
  await db.doc(categoria).set(umaCategoria());
  await gravar('copiado', { categoriaReference: categoria, propositorNome: 'Nome de antes' });
  await db.doc(categoria).update({ nome: 'Água e energia' });
  await copiarNome(db, c.contexto, ana.uid);
  await logo(async () => expect(await campo(lugar.caminho, 'categoriaNome')).toBe('Água e energia'));
  expect(await campo(lugar.caminho, 'propositorNome')).toBe(ana.nome);
  await db
    .doc(lugar.caminho)
    .update({ descricao: 'Texto novo.', updatedBy: c.pessoa('Bia').uid, updatedAt: new Date() });
  await logo(async () => {
    const { docs } = await db.collection(caminhos.versoes(lugar.caminho)).get();
    expect(docs.map((versao) => lido(versaoSchema, versao))).toMatchObject([
      { acao: 'EDICAO', textos: { descricao: 'Como embalar com menos plástico?' } },
    ]);
    expect((await ditas('Ana')).filter((dita) => dita.startsWith('EDICAO'))).toHaveLength(1);
  });
});

it('Meus dados traz os desafios da pessoa, aqueles de que participa e as moedas que lhes deu', async () => {
  const [bia, lugar] = [c.pessoa('Bia'), em('exportado')];
  await gravar('exportado', { participantesReferences: [c.pessoa('Ana').referencia, bia.referencia] });
  await gravar('alheio', {
    published: false,
    publishedAt: null,
    visibilidade: 'RASCUNHO',
    participantesReferences: [bia.referencia],
  });
  const dados = await reunirDados(db, c.contexto, bia.uid);
  expect(dados.desafios).toEqual([]);
  expect(dados.participacoes?.map(({ caminho }) => caminho)).toEqual([lugar.caminho]);
  expect(dados.patrocinios?.map(({ moedas }) => moedas)).toEqual([30]);
  const deAna = await reunirDados(db, c.contexto, c.pessoa('Ana').uid);
  expect(deAna.desafios?.map(({ caminho }) => caminho)).toContain(lugar.caminho);
});
