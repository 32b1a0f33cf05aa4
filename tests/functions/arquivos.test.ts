// What becomes of uploaded files: bytes, dimensions, quota, public links, and those that no record names.
import { enviadoSchema, HORAS_ATE_CONFERIR, QUOTA_POR_DIA } from '@/domain/arquivos/enviado';
import { caminhos } from '@/domain/comum/caminhos';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { notificacaoSchema } from '@/domain/notificacoes/notificacao';
import { balde } from '@functions/arquivos';
import { ler, lido } from '@functions/banco';
import { consumir } from '@functions/chamada/limites';
import { caminhoDoEnviado, receberArquivo, retirarLink } from '@functions/nucleo/arquivos';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { umaIdeiaPublicada, umColaborador, umMarco } from '@tests/support/documentos';
import { storage } from '@tests/support/emulators';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Cenario, cenario, db } from './apoio';
import { chamarAqui, tokenDe } from './contas';
import { entregarEvento } from './hospede';

/** Not the one the triggers follow: what they would do is done here, once. */
const BUCKET = 'demo-arquivos.appspot.com';
const raiz = () => `http://${storage().host}:${storage().port}`;
const dono = { authorization: 'Bearer owner' };
let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia']);
});

const PDF = '%PDF-1.4 de verdade';
/** Width and height of a PNG of these sides, which is all that is read of it. */
const png = (lado: number) => {
  const cabecalho = Buffer.alloc(33);
  cabecalho.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  cabecalho.writeUInt32BE(lado, 16);
  cabecalho.writeUInt32BE(lado, 20);
  return cabecalho;
};

/** Stores a file as the browser's library would have left it, and gives what the event says of it. */
async function enviado(nome: string, corpo: string | Buffer, autor = c.pessoa('Ana').uid, bucket = BUCKET) {
  const url = `${raiz()}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(nome)}`;
  const resposta = await fetch(url, {
    method: 'POST',
    headers: { ...dono, 'content-type': 'application/pdf' },
    body: new Uint8Array(Buffer.from(corpo)),
  });
  expect(resposta.status).toBe(200);
  return { bucket, name: nome, size: Buffer.byteLength(corpo), metadata: { autor } };
}
async function ditos(nome: string, bucket = BUCKET): Promise<Record<string, unknown> | undefined> {
  const resposta = await fetch(`${raiz()}/storage/v1/b/${bucket}/o/${encodeURIComponent(nome)}`, {
    headers: dono,
  });
  const corpo = (await resposta.json()) as Record<string, unknown>;
  return resposta.status === 404 ? undefined : corpo;
}
/** What the file holds; undefined when it is not there. */
async function bytesDe(nome: string): Promise<string | undefined> {
  const url = `${raiz()}/storage/v1/b/${BUCKET}/o/${encodeURIComponent(nome)}?alt=media`;
  const resposta = await fetch(url, { headers: dono });
  const corpo = Buffer.from(await resposta.arrayBuffer()).toString('latin1');
  return resposta.status === 404 ? undefined : corpo;
}
/** What somebody who knows the file's public link puts behind its address. */
const linkDe = async (nome: string) =>
  (await ditos(nome).then((achado) => achado?.['metadata'] as Record<string, string> | undefined))?.[
    'firebaseStorageDownloadTokens'
  ];
const naIdeia = (nome: string, ideia = 'i') => `${caminhos.ideia(c.contexto, ideia)}/${nome}`;
const depois = (horas: number) => new Date(Date.now() + horas * 60 * 60_000);
const anexo = (path: string) => ({ path, name: 'a', size: 1, type: 'application/pdf' });
const novo = (fim: string) => `${randomUUID().slice(0, 8)}-${fim}`;
const fotoDe = (nome: string) => `${caminhos.colaborador(c.contexto, c.pessoa(nome).uid)}/a/${novo('f.png')}`;
async function recusasDe(nome: string) {
  const { docs } = await db.collection(caminhos.notificacoes(c.contexto, c.pessoa(nome).uid)).get();
  return docs.flatMap((d) => {
    const n = lido(notificacaoSchema, d);
    return n?.tipo === 'ARQUIVO' ? [n.detalhe.recusado] : [];
  });
}

describe('um arquivo que chega', () => {
  it('o gatilho o registra com o tamanho em número, que o armazenamento diz em texto', async () => {
    const { name } = await enviado(naIdeia(novo('gatilho.pdf')), PDF, c.pessoa('Ana').uid, balde());
    const data = await ditos(name, balde());
    expect(data?.['size']).toBe(String(PDF.length));
    const source = `//storage.googleapis.com/projects/_/buckets/${balde()}`;
    const type = 'google.cloud.storage.object.v1.finalized';
    await entregarEvento('onArquivoEnviado', { specversion: '1.0', id: randomUUID(), source, type, data });
    expect(await ler(db, enviadoSchema, caminhoDoEnviado(name))).toMatchObject({
      path: name,
      tamanho: PDF.length,
      recusado: null,
    });
  });

  it('o que é o que diz fica, e se baixa em vez de abrir, sem que ninguém no caminho o guarde', async () => {
    const arquivo = await enviado(naIdeia(novo('a.pdf')), PDF);
    await receberArquivo(db, arquivo);
    expect(await ditos(arquivo.name)).toMatchObject({
      contentType: 'application/pdf',
      contentDisposition: 'attachment',
      cacheControl: 'private, max-age=3600',
    });
    expect(await ler(db, enviadoSchema, caminhoDoEnviado(arquivo.name))).toMatchObject({
      autor: c.pessoa('Ana').uid,
      recusado: null,
    });
  });

  it('G15 HTML com nome de PDF é apagado, e quem o enviou é avisado, uma vez', async () => {
    const arquivo = await enviado(naIdeia(novo('a.pdf')), '<html><script>alert(1)</script>');
    await receberArquivo(db, arquivo);
    expect(await ditos(arquivo.name)).toBeUndefined();
    await receberArquivo(db, arquivo);
    expect(await recusasDe('Ana')).toEqual(['CONTEUDO']);
  });

  it('a foto de 20.000 pixels é apagada; a de 2.000 fica, e o anexo grande também, que só se baixa', async () => {
    const bomba = await enviado(fotoDe('Bia'), png(20_000), c.pessoa('Bia').uid);
    await receberArquivo(db, bomba);
    expect(await ditos(bomba.name)).toBeUndefined();
    expect(await recusasDe('Bia')).toEqual(['DIMENSOES']);
    for (const [nome, lado] of [
      [fotoDe('Bia'), 2_000],
      [naIdeia(novo('camera.png')), 4_032],
    ] as const) {
      const arquivo = await enviado(nome, png(lado), c.pessoa('Bia').uid);
      await receberArquivo(db, arquivo);
      expect(await bytesDe(nome)).toBe(png(lado).toString('latin1'));
    }
  });

  it('além do que uma pessoa envia num dia é apagado; o de outra pessoa fica', async () => {
    const ela = c.pessoa(`Quota${randomUUID().slice(0, 4)}`).uid;
    await consumir(db, 'arquivos', [
      { chave: `uid:${ela}`, maximo: QUOTA_POR_DIA.arquivos, minutos: 24 * 60, usos: QUOTA_POR_DIA.arquivos },
    ]);
    const demais = await enviado(naIdeia(novo('a.pdf')), PDF, ela);
    await receberArquivo(db, demais);
    expect(await ditos(demais.name)).toBeUndefined();
    const deOutra = await enviado(naIdeia(novo('a.pdf')), PDF);
    await receberArquivo(db, deOutra);
    expect(await bytesDe(deOutra.name)).toBe(PDF);
  });

  it('o link público que se pede é retirado; sem link nada se muda, e o gatilho não chama a si mesmo', async () => {
    const { metadata, ...arquivo } = await enviado(naIdeia(novo('a.pdf')), PDF);
    const antes = await ditos(arquivo.name);
    await retirarLink({ ...arquivo, metadata });
    expect(await ditos(arquivo.name)).toEqual(antes);

    const pedido = await fetch(`${raiz()}/v0/b/${BUCKET}/o/${encodeURIComponent(arquivo.name)}`, {
      headers: dono,
    });
    const { downloadTokens: link } = (await pedido.json()) as { downloadTokens: string };
    expect(await linkDe(arquivo.name)).toBe(link);
    await retirarLink({ ...arquivo, metadata: { firebaseStorageDownloadTokens: link } });
    // What the next event brings: were the link still in it, the trigger would answer itself for ever.
    expect(await linkDe(arquivo.name)).toBeUndefined();
  });
});

describe('a limpeza de cada dia', () => {
  it('G16 um dia depois some o que nenhum registro nomeia, e fica o que algum nomeia', async () => {
    const guia = `${documentosDoIncentivo.onde(c.contexto)}/guia`;
    const [solto, citado, foto, doGuia, trocado] = [
      await enviado(naIdeia(novo('solto.pdf'), 'limpa'), PDF),
      await enviado(naIdeia(novo('citado.pdf'), 'limpa'), PDF),
      await enviado(fotoDe('Ana'), png(64)),
      await enviado(`${guia}/${novo('guia.pdf')}`, PDF),
      await enviado(`${guia}/${novo('trocado.pdf')}`, PDF),
    ];
    await db.doc(guia).set(umDocumento(c.pessoa('Ana'), { anexos: [anexo(doGuia.name)], link: '' }));
    for (const arquivo of [solto, citado, foto, doGuia, trocado]) await receberArquivo(db, arquivo);
    await db
      .doc(caminhos.ideia(c.contexto, 'limpa'))
      .set(umaIdeiaPublicada(c.pessoa('Ana'), { anexos: [anexo(citado.name)] }));
    // Somebody else's membership shows it: a person added has a folder of no uid.
    await db.doc(c.pessoa('Bia').referencia).update({ image: [anexo(foto.name)] });

    await limparArquivos(db, BUCKET, depois(HORAS_ATE_CONFERIR - 1));
    expect(await bytesDe(solto.name)).toBe(PDF);
    expect(await limparArquivos(db, BUCKET, depois(HORAS_ATE_CONFERIR + 1))).toBeGreaterThan(0);
    expect(await ditos(solto.name)).toBeUndefined();
    expect(await ler(db, enviadoSchema, caminhoDoEnviado(solto.name))).toBeUndefined();
    expect(await ditos(trocado.name)).toBeUndefined();
    for (const { name } of [citado, doGuia]) expect(await bytesDe(name)).toBe(PDF);
    expect(await bytesDe(foto.name)).toBe(png(64).toString('latin1'));

    // What a record names no longer is found by a later look.
    await db.doc(caminhos.ideia(c.contexto, 'limpa')).update({ anexos: [] });
    await limparArquivos(db, BUCKET, depois(24 * 40));
    expect(await ditos(citado.name)).toBeUndefined();
    expect(await bytesDe(foto.name)).toBe(png(64).toString('latin1'));
  });

  it('G120 os arquivos de um marco removido vão embora, os do que ficou não', async () => {
    const ideia = caminhos.ideia(c.contexto, 'com-marcos');
    const [fica, sai] = ['fica', 'sai'].map((id) => `${caminhos.sob(ideia).marcos}/${id}`);
    const [doQueFica, doQueSai] = [
      await enviado(`${fica}/${novo('a.pdf')}`, PDF),
      await enviado(`${sai}/${novo('b.pdf')}`, PDF),
    ];
    const ana = c.pessoa('Ana');
    await db.doc(fica ?? '').set(umMarco(ana, ideia, { anexos: [anexo(doQueFica.name)] }));
    await db
      .doc(sai ?? '')
      .set(umMarco(ana, ideia, { anexos: [anexo(doQueSai.name)], deletedAt: new Date() }));
    for (const arquivo of [doQueFica, doQueSai]) await receberArquivo(db, arquivo);
    await limparArquivos(db, BUCKET, depois(HORAS_ATE_CONFERIR + 1));
    expect(await bytesDe(doQueFica.name)).toBe(PDF);
    expect(await ditos(doQueSai.name)).toBeUndefined();
  });
});

it('A38 a foto de quem é anonimizado é apagada antes de ser esquecida; o que falhou termina ao chamar de novo', async () => {
  const [dora, clara] = [c.pessoa('Dora', 'ADMIN'), c.pessoa(`Clara${randomUUID().slice(0, 4)}`, 'MEMBER')];
  for (const quem of [dora, clara]) await tokenDe(quem);
  await db.doc(dora.referencia).set(umColaborador(dora));
  const foto = `${clara.referencia}/foto/${novo('rosto.png')}`;
  await enviado(foto, png(20), clara.uid, balde());
  await db.doc(clara.referencia).set(umColaborador(clara, { image: [anexo(foto)] }));
  const anonimizar = () =>
    chamarAqui(
      'colaboradoresFunctions-anonimizarColaborador',
      { ...c.contexto, colaboradorId: clara.uid },
      { por: dora },
    );
  const deVerdade = globalThis.fetch;
  const espiao = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((alvo, opcoes) =>
      opcoes?.method === 'DELETE'
        ? Promise.resolve(new Response('fora do ar', { status: 503 }))
        : deVerdade(alvo, opcoes),
    );
  expect((await anonimizar()).erro?.status).toBe('INTERNAL');
  espiao.mockRestore();
  expect(await ditos(foto, balde())).toBeDefined();
  expect((await db.doc(clara.referencia).get()).data()).toMatchObject({
    nome: clara.nome,
    image: [{ path: foto }],
  });
  expect((await anonimizar()).erro).toBeUndefined();
  expect(await ditos(foto, balde())).toBeUndefined();
  expect((await db.doc(clara.referencia).get()).data()).toMatchObject({ nome: 'Pessoa removida', image: [] });
});
