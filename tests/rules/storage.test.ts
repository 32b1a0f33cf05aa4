// storage.rules on the Storage emulator, which reads the memberships of the project the emulators run as.
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import * as fs from 'firebase/firestore/lite';
import * as st from 'firebase/storage';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { pastaDaEvidencia } from '@/domain/evidencias/evidencia';
import { licenciados } from '@/domain/projetos/apoio';
import { umLicenciado } from '@/domain/projetos/apoio.exemplo';
import type { Marco } from '@/domain/marcos/marco';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import {
  emDias,
  REGULAMENTO,
  umaIdeia,
  umaIdeiaPublicada,
  umaEmpresa,
  umColaborador,
  umMarco,
  umProjeto,
  umRegulamento,
} from '@tests/support/documentos';
import { umaEvidencia } from '@tests/support/evidencia';
import { projectId, storage } from '@tests/support/emulators';
import {
  ana,
  caio,
  clara,
  davi,
  EMPRESA,
  EMPRESA_INATIVA,
  EMPRESA_VIZINHA,
  gilda,
  ivo,
  lia,
  mario,
  marta,
  paulo,
  type Persona,
  PERSONAS,
  rui,
  tea,
  xavier,
} from '@tests/support/personas';
import { silenciarGatilhos } from '@tests/local/seed/gatilhos';
import {
  type Ato,
  bancosDe,
  type Documentos,
  matrizDe,
  novoId,
  passa,
  permitido,
  vigiarGemeos,
} from './ambiente';
import { permissoesDaMatriz } from './permissoes-da-matriz';

vigiarGemeos();

// Emulators that stay up have what an earlier run sent, and nothing is overwritten.
await fetch(`http://${storage().host}:${storage().port}/internal/reset`, { method: 'POST' });
const ambiente = await initializeTestEnvironment({
  projectId: projectId(),
  storage: { ...storage(), rules: readFileSync('storage.rules', 'utf8') },
});
// Others use this project after us. Neither their triggers nor their data are ours to set off or to sweep away.
afterAll(await silenciarGatilhos());
const { abrir, fechar } = bancosDe(projectId());
const admin = abrir('owner');
function armazem({ uid }: Persona, token: Record<string, unknown> = {}) {
  const contexto = ambiente.authenticatedContext(uid, { email_verified: true, ...token });
  const onde = contexto.storage() as unknown as st.FirebaseStorage;
  autores.set(onde, uid);
  return onde;
}
const anonimo = ambiente.unauthenticatedContext().storage() as unknown as st.FirebaseStorage;

const comPermissoes = permissoesDaMatriz();
async function semear(documentos: Documentos): Promise<void> {
  const lote = fs.writeBatch(admin);
  for (const [caminho, dados] of Object.entries(comPermissoes(documentos)))
    lote.set(fs.doc(admin, caminho), dados);
  await lote.commit();
}
/** Somebody's milestone under the idea, for which the people of every situation are responsible. */
const umMarcoDe = (ideia: string, mudancas: Partial<Marco> = {}) =>
  umMarco(clara, caminhos.ideia(EMPRESA, ideia), {
    colaboradoresResponsaveis: [caio, tea, davi, rui, xavier].map(({ referencia }) => referencia),
    ...mudancas,
  });
const matriz = matrizDe(EMPRESA);
/** One entry of the matrix with other flags, whole: the triggers of the project read it too. */
const entrada = (id: string, flags: object): Documentos => {
  const caminho = `${caminhos.autorizacao(EMPRESA)}/${id}`;
  return { [caminho]: { ...matriz[caminho], ...flags } };
};

/** Everybody may do everything, but MEMBER, who writes no ideas. */
const mundo: Documentos = {
  ...matriz,
  ...entrada('2_3', { criacao: false, editar: false, remover: false }),
  ...Object.fromEntries(PERSONAS.map((pessoa) => [pessoa.referencia, umColaborador(pessoa)])),
  [tea.referencia]: umColaborador(tea, { gestao: false }),
  // The triggers of the project read ideas with their rule; one that dies keeps its locks on what is removed below.
  [caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)]: umRegulamento(),
  [caminhos.ideia(EMPRESA, 'publica')]: umaIdeiaPublicada(clara),
  [caminhos.ideia(EMPRESA, 'rascunho')]: umaIdeia(clara),
  [caminhos.ideia(EMPRESA, 'privada')]: umaIdeiaPublicada(clara, {
    privado: true,
    participantesReferences: [paulo.referencia],
  }),
  [`${caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).marcos}/aberto`]: umMarcoDe('publica'),
  [`${caminhos.sob(caminhos.ideia(EMPRESA, 'privada')).marcos}/aberto`]: umMarcoDe('privada'),
  [`${caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).marcos}/removido`]: umMarcoDe('publica', {
    deletedAt: new Date(),
  }),
  [`${caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).marcos}/finalizado`]: umMarcoDe('publica', {
    startedAt: new Date(),
    finishedAt: new Date(),
  }),
  [caminhos.ideia(EMPRESA, 'removida')]: umaIdeiaPublicada(clara, { deletedAt: new Date() }),
};
await semear(mundo);
afterAll(async () => {
  const lote = fs.writeBatch(admin);
  for (const caminho of Object.keys(mundo)) lote.delete(fs.doc(admin, caminho));
  await lote.commit();
  await fechar();
  await ambiente.cleanup();
});

const PDF = 'application/pdf';
const anexo = (ideia: string, nome = `${novoId('a')}.pdf`, empresa: Contexto = EMPRESA) =>
  `${caminhos.ideia(empresa, ideia)}/${nome}`;
/** Senders for each storage: what the product declares with a file. */
const autores = new Map<st.FirebaseStorage, string>();
const enviar = (
  onde: st.FirebaseStorage,
  caminho: string,
  contentType = PDF,
  tamanho = 10,
  customMetadata: Record<string, string> = { autor: autores.get(onde) ?? '' },
) => st.uploadBytes(st.ref(onde, caminho), new Uint8Array(tamanho), { contentType, customMetadata });
const baixar = (onde: st.FirebaseStorage, caminho: string) => st.getBytes(st.ref(onde, caminho));
async function negado(tentativa: Promise<unknown>, gemeo: Ato): Promise<void> {
  await expect(tentativa).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await passa(gemeo);
}
/** The act is refused to each of these, and the server, whom no rule binds, does it. */
async function soOServidor(
  quem: st.FirebaseStorage[],
  ato: (onde: st.FirebaseStorage) => Promise<unknown>,
): Promise<void> {
  const peloServidor = permitido(() =>
    ambiente.withSecurityRulesDisabled(async (contexto) => {
      await ato(contexto.storage());
    }),
  );
  for (const onde of quem) await negado(ato(onde), peloServidor);
  await peloServidor();
}

const ambienteBucket = (armazem(ana) as unknown as { app: { options: { storageBucket?: string } } }).app
  .options.storageBucket;
const parte = (dados: object) => Buffer.from(JSON.stringify(dados)).toString('base64url');
/** An upload written by hand: the library takes empty parts out of a path. */
function multiparte(name: string): RequestInit {
  const token = `${parte({ alg: 'none', typ: 'JWT' })}.${parte({
    sub: ana.uid,
    user_id: ana.uid,
    email_verified: true,
    firebase: {},
  })}.`;
  const metadados = JSON.stringify({ name, contentType: PDF, metadata: { autor: ana.uid } });
  return {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=corte',
    },
    body: `--corte\r\nContent-Type: application/json\r\n\r\n${metadados}\r\n--corte\r\nContent-Type: ${PDF}\r\n\r\nx\r\n--corte--`,
  };
}

async function guardado(caminho: string): Promise<string> {
  await ambiente.withSecurityRulesDisabled(async (contexto) => {
    await enviar(contexto.storage(), caminho);
  });
  return caminho;
}
/** Expects the upload to be refused and nothing to be stored, and its allowed twin to pass. */
async function recusa(envio: Parameters<typeof enviar>, gemeo: Ato): Promise<void> {
  const [, caminho] = envio;
  await negado(enviar(...envio), gemeo);
  await ambiente.withSecurityRulesDisabled(async (contexto) => {
    const existente = baixar(contexto.storage(), caminho);
    await expect(existente).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
}

/** What is stored is neither changed nor removed, by these people or anybody but the server. */
async function ninguemMexe(pessoas: Persona[], caminho: string): Promise<void> {
  const quem = pessoas.map((pessoa) => armazem(pessoa));
  await soOServidor(quem, (onde) => st.updateMetadata(st.ref(onde, caminho), { contentType: 'text/html' }));
  await soOServidor(quem, (onde) => st.deleteObject(st.ref(onde, caminho)));
}

describe('enviar anexo de ideia', () => {
  it('quem escreve ideias envia, também antes de salvar pela primeira vez', async () => {
    const podia = permitido(async () => {
      for (const quem of [clara, ana, caio]) await enviar(armazem(quem), anexo('que-ainda-nao-existe'));
    });
    await podia();
    for (const quem of [mario, tea]) await recusa([armazem(quem), anexo('que-ainda-nao-existe')], podia);
  });
  it('G05 ninguém de outra empresa, desabilitado, externo, de empresa inativa ou sem entrar', async () => {
    const podia = permitido(() => enviar(armazem(ana), anexo('publica')));
    for (const quem of [xavier, davi, rui]) await recusa([armazem(quem), anexo('publica')], podia);
    await recusa([anonimo, anexo('publica')], podia);
    await recusa([armazem(ana), anexo('publica', 'a.pdf', EMPRESA_VIZINHA)], podia);
    await recusa([armazem(ivo), anexo('publica', 'a.pdf', EMPRESA_INATIVA)], podia);
    await podia();
  });
  it('G01 até 20 MB', async () => {
    const limite = 20 * 1024 * 1024;
    const podia = permitido(() => enviar(armazem(clara), anexo('rascunho'), PDF, limite));
    await recusa([armazem(clara), anexo('rascunho'), PDF, limite + 1], podia);
    await podia();
  });
  it.each([
    ['text/html', 'a.pdf'],
    ['image/svg+xml', 'a.png'],
    ['application/javascript', 'a.txt'],
    ['application/x-msdownload', 'a.pdf'],
    ['application/pdfx', 'a.pdf'],
  ])('G02 não do tipo %s', async (tipo, nome) => {
    const podia = permitido(() => enviar(armazem(clara), anexo('rascunho', `${novoId('certo')}.pdf`)));
    await recusa([armazem(clara), anexo('rascunho', nome), tipo], podia);
    await podia();
  });
  it.each([
    'a.html',
    'a.svg',
    'a.js',
    'a',
    'a.pdf.html',
    'a.html.pdf',
    'a.exe.png',
    'a..pdf',
    '.pdf',
    '..pdf',
    'a%252e%252e.pdf',
    'a\u202egpj.png',
    'a b.pdf',
    `${'n'.repeat(120)}.pdf`,
  ])('G02 G04 não com o nome %s', async (nome) => {
    const podia = permitido(() => enviar(armazem(clara), anexo('rascunho', `${novoId('certo')}.v2.pdf`)));
    await recusa([armazem(clara), anexo('rascunho', nome)], podia);
    await podia();
  });
  it('G06 nunca por cima de outro, nem muda, nem apaga', async () => {
    const caminho = await guardado(anexo('rascunho'));
    for (const quem of [clara, ana])
      await negado(enviar(armazem(quem), caminho), () => enviar(armazem(clara), anexo('rascunho')));
    await baixar(armazem(clara), caminho);
    await ninguemMexe([clara, ana], caminho);
  });
});

const noMarco = (marco: string, ideia = 'publica', nome = `${novoId('a')}.pdf`) =>
  `${caminhos.sob(caminhos.ideia(EMPRESA, ideia)).marcos}/${marco}/${nome}`;

describe('de quem é o que se envia', () => {
  it('G16 o arquivo diz quem o envia, e ninguém o diz por outra pessoa', async () => {
    const alheios: Record<string, string>[] = [{}, { autor: caio.uid }, { autor: '' }];
    for (const metadados of alheios) {
      const caminho = anexo('que-ainda-nao-existe');
      const podia = permitido(() => enviar(armazem(clara), caminho));
      await negado(enviar(armazem(clara), caminho, PDF, 10, metadados), podia);
      await podia();
    }
  });
  it('na ideia que já existe envia quem a muda: o autor do rascunho, ADMIN, e TEAM se é de outra pessoa (I3)', async () => {
    await semear({ [tea.referencia]: umColaborador(tea) });
    await enviar(armazem(clara), anexo('rascunho'));
    const podia = permitido(async () => {
      for (const quem of [ana, tea]) await enviar(armazem(quem), anexo('publica'));
    });
    for (const quem of [ana, caio, tea]) await recusa([armazem(quem), anexo('rascunho')], podia);
    for (const quem of [clara, caio, paulo]) await recusa([armazem(quem), anexo('publica')], podia);
    await podia();
    // A private one that they do not see, and one that was removed.
    for (const quem of [caio, ana, tea])
      for (const ideia of ['privada', 'removida']) await recusa([armazem(quem), anexo(ideia)], podia);
    await semear(entrada('3_3', { editar: false }));
    await recusa([armazem(tea), anexo('publica')], podia);
    await semear(entrada('3_3', {}));
    await semear({ [caminhos.ideia(EMPRESA, 'de-tea')]: umaIdeiaPublicada(tea) });
    const podia2 = permitido(() => enviar(armazem(ana), anexo('de-tea')));
    await recusa([armazem(tea), anexo('de-tea')], podia2);
    await podia2();
    await semear({ [tea.referencia]: umColaborador(tea, { gestao: false }) });
  });
  it('um caminho com um pedaço vazio não é caminho', async () => {
    const certo = anexo('publica');
    const vazio = certo.replace(`${EMPRESA.empresaId}/`, `${EMPRESA.empresaId}//`);
    const { host, port } = storage();
    const pedir = (nome: string) =>
      fetch(
        `http://${host}:${port}/v0/b/${ambienteBucket}/o?name=${encodeURIComponent(nome)}&uploadType=multipart`,
        multiparte(nome),
      ).then((resposta) => resposta.status);
    expect(await pedir(vazio)).toBe(403);
    expect(await pedir(certo)).toBe(200);
  });
  it('sem o endereço provado, com a senha por trocar ou de empresa removida, nada se envia nem se baixa', async () => {
    const caminho = await guardado(anexo('publica'));
    const semProva = armazem(ana, { email_verified: false });
    const podia = permitido(() => enviar(armazem(ana), anexo('publica')));
    await recusa([semProva, anexo('publica')], podia);
    const podia2 = permitido(() => baixar(armazem(ana), caminho));
    await negado(baixar(semProva, caminho), podia2);
    for (const bloqueio of ['SENHA', 'EMPRESA'] as const) {
      await semear({ [ana.referencia]: umColaborador(ana, { bloqueio }) });
      await recusa([armazem(ana), anexo('publica')], podia);
      await negado(baixar(armazem(ana), caminho), podia2);
    }
    await semear({ [ana.referencia]: umColaborador(ana) });
    await podia();
    await podia2();
  });
});

describe('baixar anexo de ideia', () => {
  it('quem vê a ideia', async () => {
    for (const [ideia, veem, naoVeem] of [
      ['publica', [clara, caio, ana], [xavier, davi, rui, tea]],
      ['privada', [clara, paulo], [caio, ana, xavier]],
      ['rascunho', [clara], [paulo, ana]],
      ['removida', [], [clara, ana]],
      ['que-nao-existe', [], [clara, ana]],
    ] as const) {
      const caminho = await guardado(anexo(ideia));
      const deTodos = await guardado(anexo('publica'));
      // What nobody sees differs by the idea alone.
      const podia = permitido(async () => {
        for (const quem of veem) await baixar(armazem(quem), caminho);
        for (const quem of [clara, ana]) await baixar(armazem(quem), deTodos);
      });
      await podia();
      for (const quem of naoVeem) await negado(baixar(armazem(quem), caminho), podia);
      await negado(baixar(anonimo, caminho), podia);
    }
  });
  it('e tem 3.leitura, também o autor; ADMIN sempre', async () => {
    const caminhosVistos = [await guardado(anexo('publica')), await guardado(noMarco('aberto'))];
    await semear(entrada('5_3', { leitura: false }));
    for (const caminho of caminhosVistos) {
      const podia = permitido(async () => {
        for (const quem of [ana, mario]) await baixar(armazem(quem), caminho);
      });
      for (const quem of [clara, caio]) await negado(baixar(armazem(quem), caminho), podia);
      await podia();
    }
    await semear(entrada('5_3', {}));
    for (const caminho of caminhosVistos) await baixar(armazem(caio), caminho);
  });
  it('G09 ninguém lista uma pasta', async () => {
    for (const pasta of [caminhos.ideia(EMPRESA, 'publica'), caminhos.empresa(EMPRESA), 'licenciadas'])
      await soOServidor([armazem(clara), armazem(ana)], (onde) => st.listAll(st.ref(onde, pasta)));
  });
});

describe('anexo de marco', () => {
  it('envia quem responde por ele, enquanto está aberto', async () => {
    const aberto = 'aberto';
    await enviar(armazem(caio), noMarco(aberto));
    // Its creator, the idea's author, an administrator; responsible without the area, disabled, external, of
    // elsewhere.
    const podia = permitido(() => enviar(armazem(caio), noMarco(aberto)));
    for (const quem of [clara, ana, tea, davi, rui, xavier])
      await recusa([armazem(quem), noMarco(aberto)], podia);
    await recusa([anonimo, noMarco(aberto)], podia);
    for (const fechado of ['finalizado', 'removido', 'que-nao-existe'])
      await recusa([armazem(caio), noMarco(fechado)], podia);
    await semear(entrada('5_17', { editar: false }));
    await recusa([armazem(caio), noMarco(aberto)], podia);
    await semear(entrada('5_17', {}));
    await podia();
  });
  it('só o que um anexo pode ser, e nunca por cima de outro', async () => {
    const aberto = 'aberto';
    const podia = permitido(() => enviar(armazem(caio), caminho));
    await recusa([armazem(caio), noMarco(aberto, 'publica', 'a.html')], podia);
    await recusa([armazem(caio), noMarco(aberto, 'publica', 'a.pdf'), 'text/html'], podia);
    await recusa(
      [armazem(caio), `${caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).marcos}/${aberto}/sub/a.pdf`],
      podia,
    );
    const caminho = noMarco(aberto);
    await podia();
    await negado(enviar(armazem(caio), caminho), podia);
    await ninguemMexe([caio], caminho);
  });
  it('G120 baixa quem lê marcos, e não quem só lê ideias', async () => {
    const caminho = await guardado(noMarco('aberto'));
    const podia = permitido(() => baixar(armazem(mario), caminho));
    await podia();
    await semear(entrada('2_10', { leitura: false }));
    await negado(baixar(armazem(mario), caminho), podia);
    await semear(entrada('2_10', {}));
    await podia();
  });
  it('baixa quem vê a ideia, ainda que privada', async () => {
    for (const [ideia, veem, naoVeem] of [
      ['publica', [clara, mario, ana], [xavier, davi, rui, tea]],
      ['privada', [clara, paulo], [caio, ana, xavier]],
    ] as const) {
      const caminho = await guardado(noMarco('aberto', ideia));
      const podia = permitido(async () => {
        for (const quem of veem) await baixar(armazem(quem), caminho);
      });
      await podia();
      for (const quem of naoVeem) await negado(baixar(armazem(quem), caminho), podia);
      await negado(baixar(anonimo, caminho), podia);
    }
  });
});

const foto = ({ referencia }: Persona, nome = 'foto.png') => `${referencia}/${novoId('pasta')}/${nome}`;

describe('foto do colaborador', () => {
  it('cada um envia a sua, de até 100 KB; os colegas a veem', async () => {
    const caminho = foto(caio);
    const podia = permitido(() => enviar(armazem(caio), caminho, 'image/png', 100 * 1024));
    await podia();
    const podia2 = permitido(async () => {
      for (const quem of [caio, clara, ana]) await baixar(armazem(quem), caminho);
    });
    await podia2();
    for (const quem of [xavier, rui, davi]) await negado(baixar(armazem(quem), caminho), podia2);
    await recusa([armazem(caio), foto(caio), 'image/png', 100 * 1024 + 1], podia);
    await recusa([armazem(caio), foto(clara), 'image/png'], podia);
  });
  it('a de outra pessoa envia quem a edita ou adiciona, e ninguém por cima de uma que já existe', async () => {
    const caminho = foto(clara);
    const podia = permitido(() => enviar(armazem(ana), caminho, 'image/png'));
    await podia();
    await negado(enviar(armazem(ana), caminho, 'image/png'), podia);
    const podia2 = permitido(() => enviar(armazem(mario), foto(clara), 'image/png'));
    await podia2();
    await semear(entrada('2_2', { criacao: false, editar: false }));
    await recusa([armazem(mario), foto(clara), 'image/png'], podia2);
    await recusa([armazem(xavier), foto(clara), 'image/png'], podia2);
    await semear(entrada('2_2', {}));
  });
  it('só imagem, sem SVG', async () => {
    const podia = permitido(() => enviar(armazem(caio), foto(caio, 'foto.jpeg'), 'image/jpeg'));
    await recusa([armazem(caio), foto(caio, 'foto.svg'), 'image/svg+xml'], podia);
    await recusa([armazem(caio), foto(caio), 'image/svg+xml'], podia);
    await recusa([armazem(caio), foto(caio, 'foto.pdf')], podia);
    await podia();
  });
  it('desabilitado e externo não enviam', async () => {
    const podia = permitido(() => enviar(armazem(mario), foto(mario), 'image/png'));
    for (const quem of [davi, rui]) await recusa([armazem(quem), foto(quem), 'image/png'], podia);
    await recusa([armazem(ivo), foto(ivo), 'image/png'], podia);
    await podia();
  });
});

const logo = (dono: string, nome = 'logo.png') => `${dono}/logo/${novoId('pasta')}/${nome}`;
/** The person as signed in: the token names their company. */
const noToken = (quem: Persona) => armazem(quem, { ...quem.contexto });
const daPlataforma = armazem(lia, { ...lia.contexto, master: true });

describe('logomarca da empresa', () => {
  const [aurora, boreal] = [caminhos.empresa(EMPRESA), caminhos.empresa(EMPRESA_VIZINHA)];
  const deEmpresaQueNaoExiste = caminhos.empresa({ ...EMPRESA, empresaId: 'ainda-nao-existe' });

  it('A72 ADMIN de empresa normal envia a da que ela trouxe, também antes de cadastrá-la, e de mais nenhuma', async () => {
    for (const dono of [aurora, deEmpresaQueNaoExiste])
      await enviar(noToken(ana), logo(dono), 'image/png', 300 * 1024);
    await enviar(daPlataforma, logo(deEmpresaQueNaoExiste), 'image/webp');
    const trazida = caminhos.empresa({ ...EMPRESA, empresaId: novoId('trazida') });
    await semear({ [trazida]: umaEmpresa({ idEmpresaConvidando: EMPRESA.empresaId }) });
    const podia = permitido(() => enviar(noToken(ana), logo(trazida), 'image/png'));
    await podia();
    for (const deQuem of [{ idEmpresaConvidando: boreal }, { idEmpresaConvidando: null }, {}]) {
      const alheia = caminhos.empresa({ ...EMPRESA, empresaId: novoId('alheia') });
      await semear({ [alheia]: umaEmpresa(deQuem) });
      await recusa([noToken(ana), logo(alheia), 'image/png'], podia);
      await enviar(daPlataforma, logo(alheia), 'image/png');
    }
  });
  it('quem edita a empresa envia a da própria, e só ela', async () => {
    const podia = permitido(() => enviar(noToken(caio), logo(aurora), 'image/png'));
    await podia();
    await recusa([noToken(caio), logo(boreal), 'image/png'], podia);
    await recusa([noToken(caio), logo(deEmpresaQueNaoExiste), 'image/png'], podia);
    await semear(entrada('2_1', { editar: false }));
    await recusa([noToken(mario), logo(aurora), 'image/png'], podia);
  });
  it('ADMIN de empresa convidada, só a da própria', async () => {
    const podia = permitido(() =>
      enviar(noToken(gilda), logo(caminhos.empresa(gilda.contexto)), 'image/png'),
    );
    await podia();
    await recusa([noToken(gilda), logo(aurora), 'image/png'], podia);
  });
  it('G05 ninguém de outra licenciada, desabilitado, externo, de empresa inativa ou sem entrar', async () => {
    const podia = permitido(() => enviar(noToken(ana), logo(aurora), 'image/png'));
    for (const quem of [lia, davi, rui, ivo]) await recusa([noToken(quem), logo(aurora), 'image/png'], podia);
    await recusa([armazem(lia, { ...EMPRESA }), logo(aurora), 'image/png'], podia);
    await recusa([anonimo, logo(aurora), 'image/png'], podia);
    await podia();
  });
  it('só imagem, sem SVG, de até 300 KB', async () => {
    const podia = permitido(() => enviar(noToken(ana), logo(aurora), 'image/png', 300 * 1024));
    await recusa([noToken(ana), logo(aurora), 'image/png', 300 * 1024 + 1], podia);
    await recusa([noToken(ana), logo(aurora), 'image/svg+xml'], podia);
    await recusa([noToken(ana), logo(aurora, 'logo.svg'), 'image/png'], podia);
    await recusa([noToken(ana), logo(aurora, 'logo.html.png'), 'image/png'], podia);
    await podia();
  });
  it('veem-na as pessoas da empresa, quem administra a licenciada e a plataforma', async () => {
    const caminho = await guardado(logo(aurora));
    const podia = permitido(async () => {
      for (const onde of [noToken(caio), noToken(rui), noToken(xavier), daPlataforma])
        await baixar(onde, caminho);
    });
    await podia();
    for (const onde of [noToken(gilda), noToken(davi), noToken(lia), anonimo])
      await negado(baixar(onde, caminho), podia);
  });
});

const imagem = (nome = 'banner.png') => `${caminhos.projeto(EMPRESA, novoId('projeto'))}/${nome}`;
const logoDeUm = () => logo(`${licenciados.onde(EMPRESA)}/${novoId('licenciado')}`);

describe('imagens do banner de um projeto', () => {
  it('envia quem cria ou edita projetos', async () => {
    await enviar(armazem(caio), imagem(), 'image/png', 300 * 1024);
    await semear(entrada('2_13', { criacao: true, editar: false }));
    await enviar(armazem(mario), imagem(), 'image/webp');
    await semear(entrada('2_13', { criacao: false, editar: true }));
    const podia = permitido(() => enviar(armazem(mario), imagem(), 'image/jpeg'));
    await podia();
    await semear(entrada('2_13', { criacao: false, editar: false, leitura: true }));
    await recusa([armazem(mario), imagem(), 'image/png'], podia);
  });
  it('G05 ninguém de fora, desabilitado, externo, de empresa inativa ou sem entrar', async () => {
    const podia = permitido(() => enviar(armazem(ana), imagem(), 'image/png'));
    for (const quem of [lia, xavier, gilda, davi, rui, ivo])
      await recusa([armazem(quem), imagem(), 'image/png'], podia);
    await recusa([anonimo, imagem(), 'image/png'], podia);
    await podia();
  });
  it('A31 nem quem administra uma convidada, que não organiza: visitantes veriam o que envia', async () => {
    for (const onde of [imagem, logoDeUm]) {
      const podia = permitido(() => enviar(armazem(ana), onde(), 'image/png'));
      await semear({ [ana.referencia]: umColaborador(ana, { empresaRole: 'CONVIDADA' }) });
      await recusa([armazem(ana), onde(), 'image/png'], podia);
      await semear({ [ana.referencia]: umColaborador(ana) });
      await podia();
    }
  });
  it('só imagem, sem SVG, de até 300 KB', async () => {
    const podia = permitido(() => enviar(armazem(ana), imagem(), 'image/png', 300 * 1024));
    await recusa([armazem(ana), imagem(), 'image/png', 300 * 1024 + 1], podia);
    await recusa([armazem(ana), imagem(), 'image/svg+xml'], podia);
    await recusa([armazem(ana), imagem('banner.html.png'), 'image/png'], podia);
    await podia();
  });
  it('vê qualquer pessoa enquanto o projeto o exibe', async () => {
    const caminho = await guardado(imagem());
    const projeto = caminho.slice(0, caminho.lastIndexOf('/'));
    for (const [mudanca, exibe] of [
      [{}, true],
      [{ exibir: false }, false],
      [{ exibir: true, deletedAt: emDias(-1) }, false],
    ] as const) {
      await semear({ [projeto]: umProjeto(ana, mudanca) });
      const podia = permitido(() => baixar(armazem(caio), caminho));
      for (const onde of [anonimo, armazem(gilda), armazem(rui)])
        if (exibe) await baixar(onde, caminho);
        else await negado(baixar(onde, caminho), podia);
      await podia();
    }
  });
  it('antes de ser guardado, vê quem lê projetos', async () => {
    const caminho = await guardado(imagem());
    const podia = permitido(() => baixar(armazem(caio), caminho));
    await podia();
    await semear(entrada('2_13', { leitura: false }));
    for (const onde of [armazem(mario), armazem(rui), armazem(xavier), armazem(lia), anonimo])
      await negado(baixar(onde, caminho), podia);
  });
});

describe('logomarca do licenciado', () => {
  it('envia quem escreve projetos; todos a veem enquanto ele existe', async () => {
    const dele = `${licenciados.onde(EMPRESA)}/${novoId('licenciado')}`;
    const podia = permitido(() => enviar(armazem(ana), logo(dele), 'image/png'));
    await podia();
    for (const quem of [lia, xavier, gilda, davi, rui, ivo])
      await recusa([armazem(quem), logo(dele), 'image/png'], podia);
    await recusa([anonimo, logo(dele), 'image/png'], podia);
    const caminho = await guardado(logo(dele));
    await baixar(armazem(caio), caminho);
    const podia2 = permitido(async () => {
      for (const onde of [anonimo, armazem(gilda)]) await baixar(onde, caminho);
    });
    await negado(baixar(anonimo, caminho), podia2);
    await semear({ [dele]: umLicenciado(ana) });
    await podia2();
    await semear({ [dele]: umLicenciado(ana, { deletedAt: emDias(-1) }) });
    await negado(baixar(anonimo, caminho), podia2);
  });
});

describe('logomarca da licenciada', () => {
  const licenciada = caminhos.licenciada(EMPRESA.licenciadaId);
  it('só a plataforma envia; veem-na as pessoas das empresas dela', async () => {
    const caminho = logo(licenciada);
    const podia = permitido(() => enviar(daPlataforma, caminho, 'image/png'));
    await podia();
    for (const quem of [ana, marta]) await recusa([noToken(quem), logo(licenciada), 'image/png'], podia);
    const podia2 = permitido(async () => {
      for (const onde of [noToken(caio), noToken(gilda), daPlataforma]) await baixar(onde, caminho);
    });
    await podia2();
    for (const onde of [noToken(lia), noToken(davi), anonimo]) await negado(baixar(onde, caminho), podia2);
  });
});

describe('o resto do armazém', () => {
  it.each([
    'solto.pdf',
    'ideias/publica/a.pdf',
    'empresas/empresa-aurora/a.pdf',
    `${caminhos.empresa(EMPRESA)}/a.pdf`,
    `${caminhos.ideia(EMPRESA, 'publica')}/sub/a.pdf`,
  ])('nada em %s', async (caminho) => {
    const podia = permitido(() => enviar(armazem(ana), anexo('publica')));
    await recusa([armazem(ana), caminho], podia);
    await podia();
    await guardado(caminho);
    await soOServidor([armazem(ana)], (onde) => baixar(onde, caminho));
  });
});

const documento = (nome = `${novoId('a')}.pdf`, empresa: Contexto = EMPRESA) =>
  `${documentosDoIncentivo.onde(empresa)}/guia/${nome}`;

describe('documento do incentivo', () => {
  it('ADMIN envia um PDF, e mais ninguém', async () => {
    const podia = permitido(() => enviar(armazem(ana), documento()));
    for (const quem of [tea, mario, caio, davi, rui, xavier])
      await recusa([armazem(quem), documento()], podia);
    await recusa([anonimo, documento()], podia);
    await recusa([armazem(ana), documento('a.pdf', EMPRESA_VIZINHA)], podia);
    await recusa([armazem(ivo), documento('a.pdf', EMPRESA_INATIVA)], podia);
    await podia();
  });
  it('G01 G02 até 20 MB, e de nenhum outro tipo ou nome', async () => {
    const limite = 20 * 1024 * 1024;
    const podia = permitido(() => enviar(armazem(ana), documento('Guia.PDF'), PDF, limite));
    await recusa([armazem(ana), documento(), PDF, limite + 1], podia);
    for (const [nome, tipo] of [
      ['a.png', 'image/png'],
      ['a.docx', PDF],
      ['a.html', PDF],
      ['a.html.pdf', PDF],
      ['a.pdf.html', PDF],
      ['a.pdf', 'text/html'],
      ['a.pdf', 'image/png'],
    ] as const)
      await recusa([armazem(ana), documento(nome), tipo], podia);
    await podia();
  });
  it('lê quem lê a página: 19.leitura na área do incentivo', async () => {
    const caminho = await guardado(documento());
    const podia = permitido(async () => {
      for (const quem of [ana, caio, mario]) await baixar(armazem(quem), caminho);
    });
    await podia();
    for (const quem of [davi, rui, xavier]) await negado(baixar(armazem(quem), caminho), podia);
    const podia2 = permitido(() => baixar(armazem(ana), caminho));
    await negado(baixar(anonimo, caminho), podia2);
    await semear(entrada('5_19', { leitura: false }));
    const podia3 = permitido(() => baixar(armazem(caio), caminho));
    await negado(baixar(armazem(caio), caminho), podia3);
    await podia2();
    await semear(entrada('5_19', {}));
    await semear({ [caio.referencia]: umColaborador(caio, { incentivo: false }) });
    await negado(baixar(armazem(caio), caminho), podia3);
    await semear({ [caio.referencia]: umColaborador(caio) });
    await podia3();
  });
});

/** A place reserved by the person for a file of this name, as the function writes it; gives the file's path. */
async function reservada(
  quem: Persona,
  {
    nome = 'politica.pdf',
    ...mudancas
  }: { nome?: string } & Partial<Parameters<typeof umaEvidencia>[1]> = {},
): Promise<string> {
  const id = novoId('evidencia');
  const base = umaEvidencia(quem, { situacao: 'ENVIANDO', expiraEm: emDias(1) });
  const path = `${pastaDaEvidencia(quem.contexto, base, id)}/${nome}`;
  const arquivo = { path, name: nome, size: 10, type: PDF };
  const registro = { ...base, arquivo, ...mudancas };
  await semear({ [`${caminhos.daEmpresa(quem.contexto, 'evidencias')}/${id}`]: registro });
  return path;
}

const na = (quem: Persona, contexto: Contexto = quem.contexto) => armazem(quem, { ...contexto });

describe('evidência', () => {
  it('G08 G14 só o arquivo que tem lugar, por quem o reservou, enquanto ele espera', async () => {
    await enviar(armazem(caio), await reservada(caio));
    const deCaio = await reservada(caio);
    const podia = permitido(() => enviar(armazem(caio), deCaio));
    await recusa([armazem(ana), deCaio], podia);
    await podia();
    await recusa([armazem(caio), await reservada(caio, { expiraEm: emDias(-1) })], podia);
    await recusa([armazem(caio), await reservada(caio, { expiraEm: null, situacao: 'RECEBIDA' })], podia);
    const outro = (await reservada(caio)).replace('politica.pdf', 'outra.pdf');
    await recusa([armazem(caio), outro], podia);
    await recusa([armazem(caio), deCaio.replace(/evidencia[^/]*\/politica/, 'sem-lugar/politica')], podia);
  });
  it('G05 G14 pede 25.criacao e a área, na própria empresa', async () => {
    await semear(entrada('5_25', { criacao: false }));
    const podia = permitido(async () => enviar(armazem(caio), await reservada(caio)));
    await recusa([armazem(caio), await reservada(caio)], podia);
    await semear(entrada('5_25', {}));
    for (const quem of [davi, rui, ivo]) await recusa([armazem(quem), await reservada(quem)], podia);
    await recusa([anonimo, await reservada(caio)], podia);
    await recusa([armazem(xavier), await reservada(caio, { createdBy: xavier.uid })], podia);
    await podia();
  });
  it.each([
    ['a.pdf', PDF],
    ['a.mp4', 'video/mp4'],
    ['a.webm', 'video/webm'],
    ['a.MOV', 'video/quicktime'],
  ])('G01 G02 %s até 20 MB, e de nenhum outro tipo ou nome', async (nome, tipo) => {
    const limite = 20 * 1024 * 1024;
    const podia = permitido(async () => enviar(armazem(caio), await reservada(caio, { nome }), tipo, limite));
    await recusa([armazem(caio), await reservada(caio, { nome }), tipo, limite + 1], podia);
    for (const outro of ['text/html', 'image/svg+xml', 'application/javascript', 'video/mp4x'])
      await recusa([armazem(caio), await reservada(caio, { nome }), outro], podia);
    for (const falso of ['a.html', 'a.svg', 'a.pdf.html', 'a.html.pdf', 'a', `${'n'.repeat(101)}.pdf`])
      await recusa([armazem(caio), await reservada(caio, { nome: falso }), tipo], podia);
    await podia();
  });
  it('G06 G09 nunca por cima de outro, nem muda, nem apaga, nem se lista', async () => {
    const caminho = await reservada(caio);
    const podia = permitido(() => enviar(armazem(caio), caminho));
    await podia();
    await negado(enviar(armazem(caio), caminho), podia);
    const pasta = caminho.slice(0, caminho.lastIndexOf('/'));
    await soOServidor([armazem(ana)], (onde) => st.listAll(st.ref(onde, pasta)));
    await ninguemMexe([caio], caminho);
  });
  it('G05 G10 lê quem lê o módulo 25 na empresa ou na que organiza, e mais ninguém', async () => {
    const caminho = await guardado(
      await reservada(caio, { idEmpresa: gilda.contexto.empresaId, situacao: 'RECEBIDA', expiraEm: null }),
    );
    const podia = permitido(async () => {
      for (const onde of [na(caio), na(ana), na(gilda)]) await baixar(onde, caminho);
    });
    await podia();
    for (const onde of [
      na(davi),
      na(rui),
      na(xavier),
      na(lia),
      na(caio, gilda.contexto),
      armazem(caio),
      anonimo,
    ])
      await negado(baixar(onde, caminho), podia);
    await semear(entrada('5_25', { leitura: false }));
    const podia2 = permitido(() => baixar(na(caio), caminho));
    await negado(baixar(na(caio), caminho), podia2);
    await semear(entrada('5_25', {}));
    await podia2();
    // The organiser of another company's evidence is nobody here.
    const daqui = await guardado(await reservada(caio));
    const podia3 = permitido(() => baixar(na(caio), daqui));
    await negado(baixar(na(gilda), daqui), podia3);
    await podia3();
  });
  it('G17 removida, ou com outro arquivo no lugar, ninguém mais a baixa', async () => {
    const caminho = await guardado(
      await reservada(xavier, { idEmpresa: EMPRESA.empresaId, situacao: 'RECEBIDA', expiraEm: null }),
    );
    const [registro, arquivo] = [
      `${caminhos.daEmpresa(xavier.contexto, 'evidencias')}/${caminho.split('/').at(-2) ?? ''}`,
      { path: caminho, name: 'politica.pdf', size: 10, type: PDF },
    ];
    const leitores = [na(xavier), na(ana)];
    const ser = (mudanca: object) =>
      semear({
        [registro]: {
          ...umaEvidencia(xavier, { idEmpresa: EMPRESA.empresaId, situacao: 'RECEBIDA', expiraEm: null }),
          arquivo,
          ...mudanca,
        },
      });
    const podia = permitido(async () => {
      await ser({});
      for (const onde of leitores) await baixar(onde, caminho);
    });
    await podia();
    for (const mudanca of [
      { arquivo: null, deletedAt: new Date() },
      { arquivo: { ...arquivo, path: `${caminho}x` } },
    ])
      for (const onde of leitores) {
        await ser(mudanca);
        await negado(baixar(onde, caminho), podia);
      }
  });
  it('A120 quem organiza e ficou inativa não baixa a de outra empresa; a própria, sim', async () => {
    const caminho = await guardado(
      await reservada(xavier, { idEmpresa: EMPRESA.empresaId, situacao: 'RECEBIDA', expiraEm: null }),
    );
    const daqui = await guardado(await reservada(caio, { situacao: 'RECEBIDA', expiraEm: null }));
    const podia = permitido(() => baixar(na(ana), caminho));
    await podia();
    await semear({ [ana.referencia]: umColaborador(ana, { empresaStatus: 'INATIVO' }) });
    const podia2 = permitido(() => baixar(na(ana), daqui));
    await negado(baixar(na(ana), caminho), podia2);
    await podia2();
    await semear({ [ana.referencia]: umColaborador(ana) });
    await podia();
  });
  it('A39 a de outra empresa, em quem organiza, só ADMIN e Equipe, ainda que o módulo esteja ligado a todos', async () => {
    const caminho = await guardado(
      await reservada(xavier, { idEmpresa: EMPRESA.empresaId, situacao: 'RECEBIDA', expiraEm: null }),
    );
    const podia = permitido(() => baixar(na(ana), caminho));
    await negado(baixar(na(caio), caminho), podia);
    await semear({ [caio.referencia]: umColaborador(caio, { role: 'TEAM' }) });
    await baixar(na(caio), caminho);
    await semear({ [caio.referencia]: umColaborador(caio, { role: 'MEMBER' }) });
    await negado(baixar(na(caio), caminho), podia);
    await semear({ [caio.referencia]: umColaborador(caio) });
    await podia();
  });
});
