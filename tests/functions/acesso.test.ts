// Disabling, enabling, changing, removing and anonymising people; own password (threats B07, B15, B17, B21, B22, E22, I09).
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { Papel } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { consumir } from '@functions/chamada/limites';
import { autenticacao } from '@functions/nucleo/contas';
import {
  umColaborador,
  umComentario,
  umConflito,
  umConvite,
  umLike,
  umPatrocinio,
  umaAtividade,
  umaDecisao,
  umaIdeiaPublicada,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cenario, type Cenario, db, logo } from './apoio';
import { type Chamador, chamarAqui, comFlags, entrarCom, outroSegundo, SENHA, tokenDe } from './contas';

const DESABILITAR = 'usersFunctions-disableUser';
const HABILITAR = 'usersFunctions-enableUser';
const MUDAR = 'colaboradoresFunctions-updateColaborador';
const REMOVER = 'colaboradoresFunctions-removeColaborador';
const ANONIMIZAR = 'colaboradoresFunctions-anonimizarColaborador';
const SENHA_NOVA = 'usersFunctions-definirSenha';
const OK = { resultado: { ok: true } };

let c: Cenario;
let ana: Persona;

/** An active member with an account; the trigger that follows the write is waited for. */
async function gente(nome: string, papel: Papel = 'MEMBER', onde = c, mais: Partial<Colaborador> = {}) {
  const p = onde.pessoa(`${nome}${randomUUID().slice(0, 4)}`, papel);
  await tokenDe(p);
  await db.doc(p.referencia).set(umColaborador(p, mais));
  await logo(async () =>
    expect((await db.doc(caminhos.usuario(p.uid)).get()).get('empresas')).toMatchObject([onde.contexto]),
  );
  return p;
}
const ler = async (p: Persona) => (await db.doc(p.referencia).get()).data();
const estado = (p: Persona) => ({ ...c.contexto, colaboradorId: p.uid, userEmail: p.email });
const sobre = (p: Persona) => ({ ...c.contexto, colaboradorId: p.uid });
const conta = async (p: Persona) => (await autenticacao()).getUser(p.uid);

beforeAll(async () => {
  c = await cenario([]);
  ana = await gente('Ana', 'ADMIN');
  await gente('Bia', 'ADMIN');
});

describe('desabilitar e habilitar', () => {
  it('fecha a empresa, encerra as sessões, impede o login, e tudo volta', async () => {
    const mario = await gente('Mario');
    const { idToken: deAntes = '' } = await entrarCom(mario.email, SENHA);
    const sessao = async () => (await autenticacao()).verifyIdToken(deAntes, true);
    expect(await sessao()).toMatchObject({ uid: mario.uid });
    await outroSegundo();
    expect(await chamarAqui(DESABILITAR, estado(mario), { por: ana })).toEqual(OK);
    expect(await ler(mario)).toMatchObject({ status: 'DISABLED', disabledAt: expect.anything() });
    expect((await db.doc(caminhos.usuario(mario.uid)).get()).get('empresas')).toEqual([]);
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('error');
    expect(await chamarAqui(DESABILITAR, estado(mario), { por: ana })).toEqual(OK);
    expect(await chamarAqui(HABILITAR, estado(mario), { por: ana })).toEqual(OK);
    expect(await ler(mario)).toMatchObject({ status: 'ACTIVE', disabledAt: null });
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('idToken');
    await expect(sessao()).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
    const trilha = await db
      .collection(caminhos.auditoria(c.contexto))
      .where('alvo', '==', mario.referencia)
      .get();
    expect(new Set(trilha.docs.map((d) => d.get('acao')))).toEqual(new Set(['DESABILITAR', 'HABILITAR']));
    expect(JSON.stringify(trilha.docs.map((d) => d.data()))).not.toContain(mario.email);
  });

  it('quem trabalha em outra empresa perde esta e continua na outra', async () => {
    const outra = await cenario([]);
    const bruno = await gente('Bruno');
    await db.doc(caminhos.colaborador(outra.contexto, bruno.uid)).set(umColaborador(bruno));
    await logo(async () =>
      expect((await db.doc(caminhos.usuario(bruno.uid)).get()).get('empresas')).toHaveLength(2),
    );
    expect(await chamarAqui(DESABILITAR, estado(bruno), { por: ana })).toEqual(OK);
    expect((await conta(bruno)).disabled).toBe(false);
    expect((await db.doc(caminhos.usuario(bruno.uid)).get()).get('empresas')).toMatchObject([outra.contexto]);
  });

  it('o próprio id com uma barra a mais não é de outra pessoa: a última ADMIN não se desabilita nem se remove', async () => {
    const so = await cenario([]);
    const unica = await gente('Unica', 'ADMIN', so);
    const barra = { ...so.contexto, colaboradorId: `${unica.uid}/` };
    for (const [nome, dados] of [
      [DESABILITAR, { ...barra, userEmail: unica.email }],
      [REMOVER, barra],
      [ANONIMIZAR, barra],
    ] as const)
      expect((await chamarAqui(nome, dados, { por: unica })).erro?.message).toBe(
        'Colaborador não selecionado',
      );
    expect(await ler(unica)).toMatchObject({ status: 'ACTIVE', deletedAt: null, nome: unica.nome });
    const mario = await gente('Mario', 'MEMBER', so);
    const certo = { ...so.contexto, colaboradorId: mario.uid, userEmail: mario.email };
    expect(await chamarAqui(DESABILITAR, certo, { por: unica })).toEqual(OK);
  });

  it('recusa a si, a quem é de outra empresa, ao e-mail trocado e a quem não pode (B21, B22)', async () => {
    const [mario, caio] = [await gente('Mario'), await gente('Caio', 'COLLABORATOR')];
    await comFlags(c.contexto, 'COLLABORATOR', { editar: true, remover: true });
    const longe = await cenario([]);
    const xavier = await gente('Xavier', 'ADMIN', longe);
    const antes = await ler(mario);
    const tentativas = [
      [{ ...estado(ana) }, ana, 'Você não pode mudar o seu próprio acesso.'],
      [{ ...estado(mario), userEmail: ana.email }, ana, 'Colaborador não encontrado'],
      [
        { ...estado(mario), colaboradorId: xavier.uid, userEmail: xavier.email },
        ana,
        'Colaborador não encontrado',
      ],
      [estado(mario), xavier, 'Permissão negada'],
      [estado(mario), caio, 'Permissão negada'],
    ] as const;
    for (const [dados, por, frase] of tentativas)
      expect((await chamarAqui(DESABILITAR, dados, { por })).erro?.message).toBe(frase);
    expect(await ler(mario)).toEqual(antes);
    expect((await conta(mario)).disabled).toBe(false);
    expect(await chamarAqui(DESABILITAR, estado(mario), { por: ana })).toEqual(OK);
  });

  it('dois administradores que se desabilitam ao mesmo tempo: um fica (B22)', async () => {
    const s = await cenario([]);
    const [um, dois] = [await gente('Um', 'ADMIN', s), await gente('Dois', 'ADMIN', s)];
    const de = (p: Persona) => ({ ...s.contexto, colaboradorId: p.uid, userEmail: p.email });
    await Promise.all([
      chamarAqui(DESABILITAR, de(dois), { por: um }),
      chamarAqui(DESABILITAR, de(um), { por: dois }),
    ]);
    const status = [(await ler(um))?.['status'], (await ler(dois))?.['status']];
    expect(new Set(status)).toEqual(new Set(['ACTIVE', 'DISABLED']));
  });

  it('a queda entre a empresa e a conta é remendada ao repetir', async () => {
    const mario = await gente('Mario');
    // The state a crash leaves: the membership is closed, the account still open.
    await db.doc(mario.referencia).update({ status: 'DISABLED', disabledAt: new Date() });
    expect(await chamarAqui(DESABILITAR, estado(mario), { por: ana })).toEqual(OK);
    expect((await conta(mario)).disabled).toBe(true);
  });
});

const foto = (path: string) => ({ path, name: 'a.png', size: 9, type: 'image/png' });
const lidoEm = async (p: Persona) =>
  ((await db.doc(p.referencia).get()).get('updatedAt') as { toMillis: () => number }).toMillis();
const mudar = async (p: Persona, dados: object, por: Chamador, lido?: number) =>
  chamarAqui(MUDAR, { ...sobre(p), lidoEm: lido ?? (await lidoEm(p)), dados }, { por });

describe('mudar papel, áreas e perfil', () => {
  it('um formulário aberto antes de outra mudança não a desfaz (C30)', async () => {
    const mario = await gente('Mario');
    const antes = await lidoEm(mario);
    expect(await mudar(mario, { role: 'TEAM' }, ana)).toEqual(OK);
    const { erro } = await mudar(mario, { role: 'MEMBER', telefone: '' }, ana, antes);
    expect(erro?.message).toMatch(/^Outra pessoa alterou este registro/);
    expect(await ler(mario)).toMatchObject({ role: 'TEAM' });
  });

  it('ADMIN muda papel e áreas, e a trilha guarda antes e depois', async () => {
    const mario = await gente('Mario');
    expect(await mudar(mario, { role: 'TEAM', gestao: false }, ana)).toEqual(OK);
    expect(await ler(mario)).toMatchObject({ role: 'TEAM', gestao: false, incentivo: true });
    const [entrada] = (
      await db.collection(caminhos.auditoria(c.contexto)).where('alvo', '==', mario.referencia).get()
    ).docs;
    expect(entrada?.data()).toMatchObject({
      acao: 'ACESSO',
      quem: ana.uid,
      antes: { role: 'MEMBER', gestao: true },
      depois: { role: 'TEAM', gestao: false },
    });
  });
  it('quem só edita muda o perfil, não o acesso; MASTER pede a claim (B06, B07)', async () => {
    const [mario, tea] = [await gente('Mario'), await gente('Tea', 'TEAM')];
    await comFlags(c.contexto, 'TEAM', { editar: true });
    expect(await mudar(mario, { nome: 'Mário Novo', setores: ['Vendas'] }, tea)).toEqual(OK);
    expect((await mudar(mario, { role: 'TEAM' }, tea)).erro?.message).toBe('Permissão negada');
    expect((await mudar(mario, { gestao: false }, tea)).erro?.message).toBe('Permissão negada');
    expect((await mudar(mario, { role: 'MASTER' }, ana)).erro?.message).toBe('Permissão negada');
    expect(await ler(mario)).toMatchObject({
      nome: 'Mário Novo',
      nomeEmOrdem: 'mario novo',
      role: 'MEMBER',
      gestao: true,
    });
    expect(await mudar(mario, { role: 'MASTER' }, { ...ana, master: true })).toEqual(OK);
  });
  it('com o papel novo vem o que a matriz lhe concede; sem papel novo nada muda', async () => {
    const tea = await gente('Tea');
    await comFlags(c.contexto, 'TEAM', { editar: true });
    const antes = (await ler(tea))?.['permissoes'];
    expect(await mudar(tea, { nome: 'Téa Nova', role: 'MEMBER' }, ana)).toEqual(OK);
    expect((await ler(tea))?.['permissoes']).toBe(antes);
    expect(await mudar(tea, { role: 'TEAM' }, ana)).toEqual(OK);
    expect(await ler(tea)).toMatchObject({ role: 'TEAM', permissoes: ' 2:le' });
  });
  it('o último administrador não deixa de ser (B22)', async () => {
    const s = await cenario([]);
    const so = await gente('So', 'ADMIN', s);
    const { erro } = await chamarAqui(
      MUDAR,
      { ...s.contexto, colaboradorId: so.uid, lidoEm: await lidoEm(so), dados: { role: 'MEMBER' } },
      { por: so },
    );
    expect(erro?.message).toBe('A empresa precisa de ao menos um administrador ativo.');
    expect(await ler(so)).toMatchObject({ role: 'ADMIN' });
    await gente('Outra', 'ADMIN', s);
    const comOutra = { ...s.contexto, colaboradorId: so.uid, lidoEm: await lidoEm(so) };
    expect(await chamarAqui(MUDAR, { ...comOutra, dados: { role: 'MEMBER' } }, { por: so })).toEqual(OK);
  });
  it('a foto nova vem da pasta da própria pessoa; a que ela já tem fica', async () => {
    const [mario, caio] = [await gente('Mario'), await gente('Caio')];
    const daEntrada = foto(`${caminhos.colaboradores(c.contexto)}/${randomUUID()}/ab12/a.png`);
    await db.doc(mario.referencia).update({ image: [daEntrada] });
    const vizinha = { ...c.contexto, empresaId: 'vizinha' };
    for (const path of [
      `${caio.referencia}/ab12/a.png`,
      `${mario.referencia}/../${caio.uid}/ab12/a.png`,
      `${mario.referencia}2/ab12/a.png`,
      `${mario.referencia}/a.png`,
      `${caminhos.colaborador(vizinha, mario.uid)}/ab12/a.png`,
      `${caminhos.ideia(c.contexto, 'ideia')}/ab12/a.png`,
    ])
      expect((await mudar(mario, { image: [foto(path)] }, ana)).erro?.message).toBe('Permissão negada');
    expect(await mudar(mario, { nome: 'Mário Novo', image: [daEntrada] }, ana)).toEqual(OK);
    expect(await ler(mario)).toMatchObject({ nome: 'Mário Novo', image: [daEntrada] });
    const sua = foto(`${mario.referencia}/ab12/a.png`);
    expect(await mudar(mario, { image: [sua] }, ana)).toEqual(OK);
    expect(await ler(mario)).toMatchObject({ image: [sua] });
  });
  it.each([['email'], ['status'], ['empresaStatus'], ['deletedAt']])(
    '%s não se muda por aqui',
    async (campo) => {
      const mario = await gente('Mario');
      expect((await mudar(mario, { [campo]: 'x' }, ana)).erro?.status).toBe('INVALID_ARGUMENT');
      expect(await mudar(mario, { telefone: '' }, ana)).toEqual(OK);
    },
  );
});

describe('remover', () => {
  it('tira da empresa, cancela o convite e pode ser repetido; depois pode ser convidado outra vez', async () => {
    const mario = await gente('Mario');
    expect(await chamarAqui(REMOVER, sobre(mario), { por: ana })).toEqual(OK);
    expect(await chamarAqui(REMOVER, sobre(mario), { por: ana })).toEqual(OK);
    expect((await ler(mario))?.['deletedAt']).not.toBeNull();
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('error');
    const areas = { gestao: true, diagnostico: true, incentivo: true, configuracoes: true };
    const convite = { nome: 'Mario', email: mario.email, ...areas, ...c.contexto };
    expect(
      await chamarAqui('colaboradoresFunctions-inviteColaborador', convite, { por: ana }),
    ).toHaveProperty('resultado');
    expect(await ler(mario)).toMatchObject({ status: 'PENDING', deletedAt: null });
    // The mailed link opens the account (conta-alheia.test.ts).
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('error');
  });
  it('fecha também os convites de questionário da pessoa nesta empresa, e só esses', async () => {
    const mario = await gente('Mario');
    const convites = db.collection(caminhos.convites);
    const [questionario, respondido, deOutra] = [randomUUID(), randomUUID(), randomUUID()];
    const deFora = { idEmpresa: 'organizadora', idProjeto: 'p', idQuestionario: 'q' };
    await convites.doc(questionario).set(umConvite(mario, deFora));
    await convites.doc(respondido).set(umConvite(mario, { ...deFora, convite: false }));
    await convites
      .doc(deOutra)
      .set(umConvite(mario, { ...deFora, idEmpresaColaboradorConvidado: 'outra-empresa' }));
    expect(await chamarAqui(REMOVER, sobre(mario), { por: ana })).toEqual(OK);
    const cancelado = async (id: string) => (await convites.doc(id).get()).get('cancelado');
    expect(await cancelado(questionario)).toBe(true);
    expect(await cancelado(respondido)).toBe(false);
    expect(await cancelado(deOutra)).toBe(false);
  });
  it('recusa a si e a quem não tem a flag', async () => {
    const [mario, tea] = [await gente('Mario'), await gente('Tea', 'TEAM')];
    await comFlags(c.contexto, 'TEAM', { editar: true, remover: false });
    expect((await chamarAqui(REMOVER, sobre(ana), { por: ana })).erro?.message).toBe('Permissão negada');
    expect((await chamarAqui(REMOVER, sobre(mario), { por: tea })).erro?.message).toBe('Permissão negada');
    expect((await ler(mario))?.['deletedAt']).toBeNull();
    await comFlags(c.contexto, 'TEAM', { remover: true });
    expect(await chamarAqui(REMOVER, sobre(mario), { por: tea })).toEqual(OK);
  });
});

describe('anonimizar', () => {
  it('apaga quem a pessoa era em todo lugar, e as referências ficam (P24, I09)', async () => {
    const clara = await gente('Clara', 'COLLABORATOR');
    const ideia = caminhos.ideia(c.contexto, randomUUID());
    await db.doc(ideia).set(umaIdeiaPublicada(clara));
    await db.doc(`${ideia}/comentarios/um`).set(umComentario(clara));
    const doComite = [
      db.doc(`${caminhos.decisoes(c.contexto, '1')}/${randomUUID()}`),
      db.doc(`${caminhos.comiteAtividades(c.contexto)}/${randomUUID()}`),
      db.doc(`${ideia}/conflitosDeInteresse/${clara.uid}`),
    ] as const;
    await doComite[0].set(umaDecisao(clara));
    await doComite[1].set(umaAtividade(clara));
    await doComite[2].set(umConflito(clara, ideia, { motivo: `A ideia é do irmão de ${clara.nome}.` }));
    // Plays keep who wrote them by id alone, so that nothing of the person is left to erase there.
    const id = randomUUID();
    const dasJogadas = [
      db.doc(`${jogadas.onde(c.contexto)}/${id}`),
      db.doc(`${taticasDaJogada.onde(c.contexto)}/${id}`),
      db.doc(`${caminhos.daEmpresa(c.contexto, 'movimentacoesDeTaticas')}/${id}`),
    ] as const;
    await dasJogadas[0].set(umaJogada(clara));
    await dasJogadas[1].set(umaTaticaDaJogada(clara, { jogada: id }));
    await dasJogadas[2].set(umaMovimentacaoDeTatica(clara, { jogada: id, tatica: id }));
    const curtida = db.doc(`${ideia}/likes/${clara.uid}`);
    await curtida.set(umLike(clara));
    const patrocinio = db.doc(`${ideia}/ideiasActivitiesPerColaborador/${clara.uid}`);
    await patrocinio.set(umPatrocinio(clara, { moedas: 0 }));
    // Another company organises the questionnaire; and an invitation of the person's that is not to this company.
    const convites = db.collection(caminhos.convites);
    const deFora = convites.doc(randomUUID());
    await deFora.set(
      umConvite(clara, { idEmpresa: 'organizadora', idProjeto: 'p', idQuestionario: 'q', convite: true }),
    );
    const alheio = convites.doc(randomUUID());
    await alheio.set(
      umConvite(clara, {
        idEmpresaColaboradorConvidado: 'convidada',
        idProjeto: 'p',
        idQuestionario: 'q',
        convite: false,
      }),
    );
    expect(await chamarAqui(ANONIMIZAR, sobre(clara), { por: ana })).toEqual(OK);
    expect(await ler(clara)).toMatchObject({
      nome: 'Pessoa removida',
      nomeEmOrdem: 'pessoa removida',
      telefone: '',
      dataNascimento: null,
      ultimoAcesso: null,
      busca: [],
    });
    await logo(async () => {
      const [i, comentario, pessoa, usuario] = await db.getAll(
        db.doc(ideia),
        db.doc(`${ideia}/comentarios/um`),
        db.doc(`${caminhos.pessoas(c.contexto)}/${clara.uid}`),
        db.doc(caminhos.usuario(clara.uid)),
      );
      expect(i?.data()).toMatchObject({ autorNome: 'Pessoa removida', autorReference: clara.referencia });
      expect(pessoa?.get('nomeEmOrdem')).toBe('pessoa removida');
      const outros = await db.getAll(...doComite, ...dasJogadas, curtida, patrocinio, deFora);
      for (const documento of [i, comentario, pessoa, usuario, ...outros]) {
        const texto = JSON.stringify(documento?.data());
        expect(texto).not.toContain(clara.nome);
        expect(texto).not.toContain(clara.email);
      }
    });
    expect((await deFora.get()).data()).toMatchObject({ cancelado: true });
    expect((await alheio.get()).data()).toMatchObject({ cancelado: false, email: clara.email });
    await expect(conta(clara)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await chamarAqui(ANONIMIZAR, sobre(clara), { por: ana })).toEqual(OK);
  });
  it('só ADMIN, nunca a si', async () => {
    const [mario, tea] = [await gente('Mario'), await gente('Tea', 'TEAM')];
    expect((await chamarAqui(ANONIMIZAR, sobre(mario), { por: tea })).erro?.message).toBe('Permissão negada');
    expect((await chamarAqui(ANONIMIZAR, sobre(ana), { por: ana })).erro?.message).toBe('Permissão negada');
    expect(await ler(mario)).toMatchObject({ nome: mario.nome });
    expect(await chamarAqui(ANONIMIZAR, sobre(mario), { por: ana })).toEqual(OK);
  });

  it('quem não pode gasta só as próprias tentativas, não as da ADMIN', async () => {
    const [mario, tea] = [await gente('Mario'), await gente('Tea', 'TEAM')];
    await consumir(db, ANONIMIZAR, [{ chave: `uid:${tea.uid}`, maximo: 200, minutos: 24 * 60, usos: 200 }]);
    const esgotado = await chamarAqui(ANONIMIZAR, sobre(mario), { por: tea });
    expect(esgotado.erro?.status).toBe('RESOURCE_EXHAUSTED');
    expect(await chamarAqui(ANONIMIZAR, sobre(mario), { por: ana })).toEqual(OK);
  });
});

describe('própria conta', () => {
  it('define a senha, grava o fim no registro da operação e dispensa a troca', async () => {
    const mario = await gente('Mario');
    await db.doc(caminhos.usuario(mario.uid)).update({ trocarSenha: true });
    const operacaoId = randomUUID();
    const dados = { ...c.contexto, senha: 'outra-senha', operacaoId };
    expect(await chamarAqui(SENHA_NOVA, dados, { por: mario })).toEqual(OK);
    const registro = await db.doc(caminhos.statusOperacao(c.contexto, operacaoId)).get();
    expect(registro.data()).toMatchObject({ uid: mario.uid, status: 'COMPLETED', error: null });
    expect((await db.doc(caminhos.usuario(mario.uid)).get()).get('trocarSenha')).toBe(false);
    expect(await entrarCom(mario.email, 'outra-senha')).toHaveProperty('idToken');
    const tea = await gente('Tea', 'TEAM');
    expect((await chamarAqui(SENHA_NOVA, dados, { por: tea })).erro?.message).toBe('Permissão negada');
    expect(await entrarCom(tea.email, 'outra-senha')).toHaveProperty('error');
  });
  it('a quem ninguém pediu não define: um token achado não toma a conta', async () => {
    const mario = await gente('Mario');
    const dados = { ...c.contexto, senha: 'senha-do-ladrao', operacaoId: randomUUID() };
    expect((await chamarAqui(SENHA_NOVA, dados, { por: mario })).erro?.message).toBe('Permissão negada');
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('idToken');
    expect((await db.doc(caminhos.statusOperacao(c.contexto, dados.operacaoId)).get()).exists).toBe(false);
  });
  it('cinco caracteres são recusados com uma frase (B29)', async () => {
    const mario = await gente('Mario');
    await db.doc(caminhos.usuario(mario.uid)).update({ trocarSenha: true });
    const definir = (senha: string) =>
      chamarAqui(SENHA_NOVA, { ...c.contexto, senha, operacaoId: randomUUID() }, { por: mario });
    expect((await definir('abc12')).erro?.message).toBe('A senha precisa de ao menos 6 caracteres');
    expect(await entrarCom(mario.email, SENHA)).toHaveProperty('idToken');
    expect(await definir('abc123')).toEqual(OK);
  });
  it('esquecer a empresa só vale para as próprias claims (B15)', async () => {
    const mario = await gente('Mario');
    const auth = await autenticacao();
    // The trigger reads and writes the claims too, after the companies that gente() waits for.
    await logo(async () => expect((await conta(mario)).customClaims).toMatchObject(c.contexto));
    await auth.setCustomUserClaims(mario.uid, { ...c.contexto, master: true });
    const nome = 'usersFunctions-removeEmpresaFromMyClaims';
    expect(await chamarAqui(nome, {}, { por: mario })).toEqual(OK);
    expect((await conta(mario)).customClaims).toEqual({ master: true });
    expect((await chamarAqui(nome, { uid: ana.uid }, { por: mario })).erro?.status).toBe('INVALID_ARGUMENT');
    expect((await chamarAqui(nome, {})).erro?.status).toBe('UNAUTHENTICATED');
  });
});
