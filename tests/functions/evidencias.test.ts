// Evidence of companies: five places, files judged by their bytes, links, removal, checking (part 3 §5; decisions Q15, Q25).
import { enviadoSchema } from '@/domain/arquivos/enviado';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  caminhosDasEvidencias,
  evidenciaRecebidaSchema,
  evidenciaSchema,
  LIMITE_ATINGIDO,
  LINK_INVALIDO,
  MINUTOS_DA_RESERVA,
  MUITO_GRANDE,
} from '@/domain/evidencias/evidencia';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { projetar } from '@/domain/projetos/status';
import { balde } from '@functions/arquivos';
import { ler, lido } from '@functions/banco';
import { caminhoDoEnviado, receberArquivo } from '@functions/nucleo/arquivos';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { reunirDados } from '@functions/nucleo/meusDados';
import { umProjeto, umStatus } from '@tests/support/documentos';
import { storage } from '@tests/support/emulators';
import type { Persona } from '@tests/support/personas';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { mundoDasFolhas } from './folhas';

/** Not the one the triggers follow: what they would do is done here, once. */
const BUCKET = 'demo-evidencias.appspot.com';
const PDF = '%PDF-1.4 de verdade';
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
let chefe: Persona;
let q: string;

beforeEach(async () => {
  m = await mundoDasFolhas();
  chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  const linha = umStatus('p', m.convidada.empresaId, { nomeFantasia: 'Convidada', status: 8 });
  await m.status(m.convidada).set(linha);
  const inscrito = projetar(linha, umProjeto(m.admin, { nome: 'Prêmio Inovação' }), m.c.contexto);
  await db
    .doc(`${caminhos.empresa(m.convidada)}/projetosInscritos/${m.c.contexto.empresaId}_p`)
    .set(inscrito);
  q = await m.questionario();
});

const chamar = (funcao: string, quem: Persona, dados: object = {}, requestId?: string) =>
  chamarAqui(
    `evidenciasFunctions-${funcao}`,
    { ...quem.contexto, ...dados },
    { por: { uid: quem.uid, email: quem.email }, ...(requestId ? { requestId } : {}) },
  );
const alvo = () => ({ idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario: q });
const arquivo = (nome = 'politica.pdf') => ({ nome, arquivo: nome, tamanho: PDF.length });
const reservar = (mudancas: object = {}, quem = chefe) =>
  chamar('reservar', quem, { ...alvo(), ...arquivo(), ...mudancas });
const incluirLink = (mudancas: object = {}, quem = chefe) =>
  chamar('incluirLink', quem, {
    ...alvo(),
    descricao: 'Página do programa',
    link: 'https://convidada.exemplo/programa',
    ...mudancas,
  });
type Lugar = { id: string; path: string; restam: number };
const lugarDe = async (pedido: ReturnType<typeof reservar>) => {
  const { resultado, erro } = await pedido;
  expect(erro).toBeUndefined();
  return resultado as Lugar;
};
const evidencia = (id: string) => ler(db, evidenciaSchema, caminhosDasEvidencias.uma(m.convidada, id));
const recebida = (id: string) =>
  ler(db, evidenciaRecebidaSchema, caminhosDasEvidencias.recebida(m.c.contexto, id));
const vivas = async () =>
  (await db.collection(caminhosDasEvidencias.todas(m.convidada)).where('deletedAt', '==', null).get()).docs;
const ocupados = async () => (await db.collection(caminhosDasEvidencias.lugares(m.convidada)).get()).size;

const raiz = () => `http://${storage().host}:${storage().port}`;
const dono = { authorization: 'Bearer owner' };
/** Stores a file as the browser's library would have left it, and has it looked at. */
async function chega(path: string, corpo: string | Buffer = PDF, bucket = BUCKET) {
  const url = `${raiz()}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
  const resposta = await fetch(url, {
    method: 'POST',
    headers: { ...dono, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(corpo)),
  });
  expect(resposta.status).toBe(200);
  const evento = { bucket, name: path, size: Buffer.byteLength(corpo), metadata: { autor: chefe.uid } };
  await receberArquivo(db, evento);
  return evento;
}
async function ditos(path: string, bucket = BUCKET): Promise<Record<string, unknown> | undefined> {
  const resposta = await fetch(`${raiz()}/storage/v1/b/${bucket}/o/${encodeURIComponent(path)}`, {
    headers: dono,
  });
  const corpo = (await resposta.json()) as Record<string, unknown>;
  return resposta.status === 404 ? undefined : corpo;
}
const em = (horas: number) => new Date(Date.now() + horas * 60 * 60_000);
const enviada = async (nome = 'politica.pdf') => {
  const lugar = await lugarDe(reservar(arquivo(nome)));
  await chega(lugar.path);
  return lugar;
};
async function avisosDe(contexto: Contexto, { uid }: Persona) {
  const { docs } = await db.collection(caminhos.notificacoes(contexto, uid)).get();
  return docs.flatMap((d) => {
    const aviso = lido(notificacaoSchema, d);
    return aviso?.tipo === 'EVIDENCIA' ? [aviso.detalhe.evidencia] : [];
  });
}
const trilha = async (contexto: Contexto, acao: string) =>
  (await db.collection(caminhos.auditoria(contexto)).where('acao', '==', acao).get()).docs.map((d) =>
    d.data(),
  );

describe('os cinco lugares', () => {
  it('G08 vinte reservas ao mesmo tempo: cinco cabem', async () => {
    const feitas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reservar(arquivo(`arquivo-${i}.pdf`))),
    );
    const recusadas = feitas.filter(({ erro }) => erro);
    expect(feitas.length - recusadas.length).toBe(5);
    expect(new Set(recusadas.map(({ erro }) => erro?.message))).toEqual(new Set([LIMITE_ATINGIDO]));
    expect(await vivas()).toHaveLength(5);
    expect(await ocupados()).toBe(5);
  });

  it('G08 o sexto não cabe; o que sai deixa o lugar, e outro questionário tem os seus', async () => {
    const cinco: Lugar[] = [];
    for (let i = 0; i < 5; i++) cinco.push(await lugarDe(reservar(arquivo(`a${i}.pdf`))));
    expect(cinco.map(({ restam }) => restam)).toEqual([4, 3, 2, 1, 0]);
    expect((await reservar(arquivo('sexto.pdf'))).erro?.message).toBe(LIMITE_ATINGIDO);
    const outro = await m.questionario();
    expect((await lugarDe(reservar({ idQuestionario: outro }))).restam).toBe(4);
    await chamar('excluir', chefe, { id: cinco[2]?.id });
    expect((await lugarDe(reservar(arquivo('sexto.pdf')))).restam).toBe(0);
  });

  it('o mesmo arquivo, que não chegou, continua no seu lugar; o mesmo pedido também', async () => {
    const primeiro = await lugarDe(reservar());
    expect(await lugarDe(reservar())).toMatchObject({ id: primeiro.id, path: primeiro.path });
    const pedido = { ...alvo(), ...arquivo('b.pdf') };
    const [um, dois] = [
      await chamar('reservar', chefe, pedido, 'pedido-repetido'),
      await chamar('reservar', chefe, pedido, 'pedido-repetido'),
    ];
    expect(um).toEqual(dois);
    expect(await ocupados()).toBe(2);
    // Of a colleague it is another file.
    const colega = await m.pessoa('Colega', m.convidada, 'ADMIN');
    expect((await lugarDe(reservar({}, colega))).id).not.toBe(primeiro.id);
  });

  it('o lugar cujo arquivo não chegou fica livre uma hora depois, e a limpeza do dia o solta', async () => {
    const { id } = await lugarDe(reservar());
    const cedo = new Date(Date.now() + (MINUTOS_DA_RESERVA - 5) * 60_000);
    const tarde = new Date(Date.now() + (MINUTOS_DA_RESERVA + 5) * 60_000);
    await soltarReservasVencidas(db, cedo);
    expect(await ocupados()).toBe(1);
    await soltarReservasVencidas(db, tarde);
    expect(await ocupados()).toBe(0);
    expect(await evidencia(id)).toMatchObject({ arquivo: null, expiraEm: null });
    expect((await evidencia(id))?.deletedAt).not.toBeNull();
    // Without the run: whoever asks next takes the place.
    const cinco = await Promise.all(
      Array.from({ length: 5 }, (_, i) => lugarDe(reservar(arquivo(`v${i}.pdf`)))),
    );
    const vencida = caminhosDasEvidencias.uma(m.convidada, cinco[0]?.id ?? '');
    await db.doc(vencida).update({ expiraEm: new Date(Date.now() - 1_000) });
    const novo = await lugarDe(reservar(arquivo('novo.pdf')));
    // The former holder gives nothing back that is no longer its own.
    await soltarReservasVencidas(db, new Date());
    expect(await ocupados()).toBe(5);
    expect(await evidencia(novo.id)).toMatchObject({ situacao: 'ENVIANDO', deletedAt: null });
  });
});

describe('quem não inclui', () => {
  it.each([
    [
      'a fase é outra',
      () => m.status(m.convidada).update({ status: 4 }),
      'A empresa não está na fase de evidências deste projeto.',
    ],
    [
      'a empresa saiu do projeto',
      () => m.status(m.convidada).update({ deletedAt: new Date() }),
      'Projeto não encontrado',
    ],
    [
      'o questionário é de outro projeto',
      () => db.doc(m.caminhoDe(q)).update({ idProjeto: 'outro' }),
      'Questionário não encontrado!',
    ],
    ['o questionário não foi publicado', () => db.doc(m.caminhoDe(q)).update({ versao: 0 }), undefined],
  ])('G14 %s', async (_nome, mudar, frase) => {
    const antes = await lugarDe(reservar(arquivo('antes.pdf')));
    await mudar();
    for (const pedido of [reservar(), incluirLink()]) {
      const { erro } = await pedido;
      expect(erro).toBeDefined();
      if (frase) expect(erro?.message).toBe(frase);
    }
    expect((await vivas()).map(({ id }) => id)).toEqual([antes.id]);
  });

  it('G05 G14 sem 25.criacao, de outra empresa, ou em nome de outra', async () => {
    const membro = await m.pessoa('Membro');
    await comMatriz(m.convidada, 'MEMBER', { 25: { criacao: false } });
    expect((await reservar({}, membro)).erro?.message).toBe('Permissão negada');
    expect((await incluirLink({}, membro)).erro?.message).toBe('Permissão negada');
    expect((await reservar({ empresaId: m.c.contexto.empresaId })).erro?.message).toBe('Permissão negada');
    // The organiser's own company is not in the project.
    expect((await reservar({}, m.admin)).erro?.message).toBe('Projeto não encontrado');
    expect(await vivas()).toEqual([]);
    await comMatriz(m.convidada, 'MEMBER', { 25: {} });
    await lugarDe(reservar({}, membro));
  });

  it('G01 G02 G04 um arquivo grande demais, de outro tipo ou com outro nome', async () => {
    const dizem = async (mudancas: object) => (await reservar(mudancas)).erro?.message;
    expect(await dizem({ tamanho: 20 * 1024 * 1024 + 1 })).toBe(MUITO_GRANDE);
    expect(await dizem({ tamanho: 0 })).toBe('O arquivo está vazio.');
    for (const nome of ['a.html', 'a.svg', '../a.pdf', 'a.pdf.html', 'a'])
      expect(await dizem({ arquivo: nome })).toBe('Formato não aceito.');
    // The name under which the organiser saves it.
    for (const nome of ['praticas.html', 'praticas.pdf.exe', 'praticas', '.pdf'])
      expect(await dizem({ nome })).toBeDefined();
    for (const sinal of ['\u202e', '\u2066', '\u0000'])
      expect(await dizem({ nome: `praticas${sinal}fdp.pdf` })).toMatch(/invisíveis/);
    expect(await vivas()).toEqual([]);
    await lugarDe(reservar({ tamanho: 20 * 1024 * 1024 }));
  });
});

describe('o arquivo que chega', () => {
  it('é guardado como download, aparece para quem organiza, que é avisado uma vez por dia', async () => {
    const { id, path } = await enviada();
    expect(path).toBe(`${caminhos.empresa(m.convidada)}/evidencias/p/${q}/${id}/politica.pdf`);
    expect(await evidencia(id)).toMatchObject({ situacao: 'RECEBIDA', expiraEm: null, lugar: 1 });
    expect(await recebida(id)).toMatchObject({
      nomeFantasia: 'Convidada',
      idEmpresaColaborador: m.convidada.empresaId,
      conferida: false,
      arquivo: { path },
    });
    expect(await ditos(path)).toMatchObject({
      contentDisposition: 'attachment',
      contentType: 'application/pdf',
    });
    await enviada('outra.pdf');
    expect(await avisosDe(m.c.contexto, m.admin)).toEqual(['ENVIADA']);
  });

  it('o mesmo evento de novo nada muda, e um vídeo também vale', async () => {
    const lugar = await lugarDe(reservar(arquivo('visita.webm')));
    const evento = await chega(lugar.path, WEBM);
    const antes = await recebida(lugar.id);
    await receberArquivo(db, evento);
    expect(await recebida(lugar.id)).toEqual(antes);
    expect(await ditos(lugar.path)).toMatchObject({ contentType: 'video/webm' });
  });

  it('G15 o que só diz ser PDF é apagado, quem o enviou é avisado, e o lugar fica livre', async () => {
    const { id, path } = await lugarDe(reservar());
    await chega(path, '<html><script>alert(1)</script>');
    expect(await ditos(path)).toBeUndefined();
    expect((await evidencia(id))?.deletedAt).not.toBeNull();
    expect(await recebida(id)).toBeUndefined();
    expect(await ocupados()).toBe(0);
    expect(await avisosDe(m.c.contexto, m.admin)).toEqual([]);
    const { docs } = await db.collection(caminhos.notificacoes(m.convidada, chefe.uid)).get();
    expect(docs.map((d) => lido(notificacaoSchema, d)?.detalhe.recusado)).toEqual(['CONTEUDO']);
    expect((await enviada('certo.pdf')).restam).toBe(4);
  });

  it('o que ninguém espera é apagado: o lugar foi devolvido enquanto ele vinha', async () => {
    const { id, path } = await lugarDe(reservar());
    await chamar('excluir', chefe, { id });
    await chega(path);
    expect(await ditos(path)).toBeUndefined();
    expect(await recebida(id)).toBeUndefined();
  });

  it('o que tem lugar chega ainda que a fase mude enquanto sobe; lugar novo já não há', async () => {
    const lugar = await lugarDe(reservar(arquivo('lenta.pdf')));
    await m.status(m.convidada).update({ status: 4 });
    await chega(lugar.path);
    expect(await evidencia(lugar.id)).toMatchObject({ situacao: 'RECEBIDA', deletedAt: null });
    expect(await recebida(lugar.id)).toMatchObject({ deletedAt: null });
    expect((await reservar(arquivo('tarde.pdf'))).erro?.message).toMatch(/não está na fase de evidências/);
  });

  it('a limpeza do dia deixa o que uma evidência nomeia, e apaga o que já não nomeia', async () => {
    const { id, path } = await enviada();
    await limparArquivos(db, BUCKET, em(25));
    expect(await ditos(path)).toBeDefined();
    await db.doc(caminhosDasEvidencias.uma(m.convidada, id)).update({ arquivo: null, deletedAt: new Date() });
    await limparArquivos(db, BUCKET, em(24 * 40));
    expect(await ditos(path)).toBeUndefined();
    expect(await ler(db, enviadoSchema, caminhoDoEnviado(path))).toBeUndefined();
  });
});

describe('o link', () => {
  it('G13 só https, de uma máquina com nome; não ocupa lugar', async () => {
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,a',
      'http://127.0.0.1',
      'https://localhost/',
      'x',
    ])
      expect((await incluirLink({ link })).erro?.message).toBe(LINK_INVALIDO);
    expect((await incluirLink({ descricao: '' })).erro?.message).toBe(LINK_INVALIDO);
    expect(await vivas()).toEqual([]);
    const { resultado } = await incluirLink();
    const { id } = resultado as { id: string };
    expect(await recebida(id)).toMatchObject({ externo: true, link: 'https://convidada.exemplo/programa' });
    expect(await ocupados()).toBe(0);
    expect(await avisosDe(m.c.contexto, m.admin)).toEqual(['ENVIADA']);
  });
});

describe('excluir', () => {
  it('leva o arquivo e a cópia, solta o lugar, fica nas duas trilhas; de novo nada muda', async () => {
    const lugar = await lugarDe(reservar());
    await chega(lugar.path, PDF, balde());
    expect((await chamar('excluir', chefe, { id: lugar.id })).erro).toBeUndefined();
    expect(await ditos(lugar.path, balde())).toBeUndefined();
    expect((await evidencia(lugar.id))?.deletedAt).not.toBeNull();
    expect((await recebida(lugar.id))?.deletedAt).not.toBeNull();
    expect(await ocupados()).toBe(0);
    for (const contexto of [m.convidada, m.c.contexto])
      expect(await trilha(contexto, 'EVIDENCIA_EXCLUIDA')).toMatchObject([{ quem: chefe.uid }]);
    expect((await chamar('excluir', chefe, { id: lugar.id })).erro).toBeUndefined();
    expect(await trilha(m.convidada, 'EVIDENCIA_EXCLUIDA')).toHaveLength(1);
  });

  it('G17 de um link excluído não fica o endereço, nem na empresa nem em quem organiza', async () => {
    const { resultado } = await incluirLink();
    const { id } = resultado as { id: string };
    expect(await recebida(id)).toMatchObject({ link: 'https://convidada.exemplo/programa' });
    expect((await chamar('excluir', chefe, { id })).erro).toBeUndefined();
    for (const guardada of [await evidencia(id), await recebida(id)])
      expect(guardada).toMatchObject({ externo: true, link: '', deletedAt: expect.any(Date) });
  });

  it('G06 não depois de conferida, nem fora da fase, nem por quem não pode', async () => {
    const { id } = await enviada();
    const recusada = async (frase: string, quem = chefe) => {
      expect((await chamar('excluir', quem, { id })).erro?.message).toBe(frase);
      expect((await evidencia(id))?.deletedAt).toBeNull();
    };
    await chamar('conferir', m.admin, { id, conferida: true });
    await recusada('Esta evidência já foi conferida e não pode mais ser excluída.');
    await chamar('conferir', m.admin, { id, conferida: false });
    await m.status(m.convidada).update({ status: 4 });
    await recusada('A empresa não está na fase de evidências deste projeto.');
    await m.status(m.convidada).update({ status: 8 });
    const membro = await m.pessoa('Membro');
    await comMatriz(m.convidada, 'MEMBER', { 25: { remover: false } });
    await recusada('Permissão negada', membro);
    await recusada('Evidência não encontrada!', m.admin);
    expect((await chamar('excluir', chefe, { id })).erro).toBeUndefined();
  });
});

describe('conferir', () => {
  it('G12 A39 só ADMIN ou Equipe de quem organiza, com 25.editar; quem enviou é avisado uma vez', async () => {
    const { id } = await enviada();
    const equipe = await m.pessoa('Equipe', m.c.contexto, 'TEAM');
    const membro = await m.pessoa('Membro', m.c.contexto);
    await comMatriz(m.c.contexto, 'MEMBER', { 25: {} });
    await comMatriz(m.c.contexto, 'TEAM', { 25: { editar: false } });
    for (const [quem, frase] of [
      [equipe, 'Permissão negada'],
      [membro, 'Permissão negada'],
      [chefe, 'Evidência não encontrada!'],
    ] as const) {
      expect((await chamar('conferir', quem, { id, conferida: true })).erro?.message).toBe(frase);
      expect((await evidencia(id))?.conferida).toBe(false);
    }
    await comMatriz(m.c.contexto, 'TEAM', { 25: {} });
    for (const conferida of [true, true, false, true]) {
      expect((await chamar('conferir', equipe, { id, conferida })).erro).toBeUndefined();
      expect((await evidencia(id))?.conferida).toBe(conferida);
      expect((await recebida(id))?.conferida).toBe(conferida);
    }
    expect(await avisosDe(m.convidada, chefe)).toEqual(['CONFERIDA']);
    expect(await trilha(m.c.contexto, 'EVIDENCIA_CONFERIDA')).toHaveLength(3);
  });
});

it('os questionários são os publicados dos projetos em que a empresa está na fase', async () => {
  const listar = async (quem = chefe) =>
    (await chamar('questionarios', quem)).resultado as { questionarios: { id: string }[] } | undefined;
  await m.questionario({}, false);
  expect((await listar())?.questionarios).toMatchObject([
    { id: q, idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', projeto: 'Prêmio Inovação' },
  ]);
  const inscrito = `${caminhos.empresa(m.convidada)}/projetosInscritos/${m.c.contexto.empresaId}_p`;
  // The row first: a trigger that is late writes what it says.
  await m.status(m.convidada).update({ status: 4 });
  await db.doc(inscrito).update({ status: 4 });
  await logo(async () => expect((await listar())?.questionarios).toEqual([]));
  const membro = await m.pessoa('Membro');
  expect((await chamar('questionarios', membro)).erro?.message).toBe('Permissão negada');
});

it('quem a enviou a encontra nos seus dados', async () => {
  await enviada();
  const dados = await reunirDados(db, m.convidada, chefe.uid);
  expect(dados.evidencias).toMatchObject([
    { nomeArquivo: 'politica.pdf', questionario: expect.any(String) as string },
  ]);
});
