// People invited to questionnaires (decisions Q180, Q181): how far they are, reminders, cancelling, and the way to stop.
import { caminhos } from '@/domain/comum/caminhos';
import { adesaoSchema, caminhoDasAdesoes, semZeros } from '@/domain/diagnostico/adesao';
import { caminhoDosConvidados, convidadoSchema } from '@/domain/diagnostico/convidado';
import { comDatas, ler, lido } from '@functions/banco';
import { conferirEmpresa } from '@functions/comandos/conferir';
import { idDoConviteDeDiagnostico } from '@functions/nucleo/convites';
import { lembrarOsDevidos } from '@functions/nucleo/lembretes';
import { emDias } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { db, logo } from './apoio';
import { cartasPara, chamarAqui } from './contas';
import { mudancasDe, mundoDasFolhas, TUDO } from './folhas';

let m: Awaited<ReturnType<typeof mundoDasFolhas>>;
/** ADMIN of the company that takes part. */
let chefe: Persona;
let membro: Persona;

beforeAll(async () => {
  m = await mundoDasFolhas();
  chefe = await m.pessoa('Chefe', m.convidada, 'ADMIN');
  membro = await m.pessoa('Membro');
});

const por = ({ uid, email }: Persona) => ({ por: { uid, email } });
const umEmail = () => `convidada-${randomUUID().slice(0, 8)}@exemplo.com.br`;
const convidar = (emails: string[], idQuestionario: string, quem = chefe) =>
  chamarAqui(
    'colaboradoresFunctions-inviteColaboradorDiagnostico',
    { emails, ...m.convidada, idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario },
    por(quem),
  );
const fazer = (funcao: string, dados: object, quem = chefe) =>
  chamarAqui(`convitesFunctions-${funcao}`, { ...quem.contexto, ...dados }, por(quem));
const idDe = (uid: string, idQuestionario: string) =>
  idDoConviteDeDiagnostico(
    m.convidada,
    { idEmpresa: m.c.contexto.empresaId, idProjeto: 'p', idQuestionario },
    uid,
  );
const convidado = (id: string) => ler(db, convidadoSchema, `${caminhoDosConvidados(m.convidada)}/${id}`);
const convite = (id: string) => db.doc(`${caminhos.convites}/${id}`);

/** Somebody invited; the mail left `dias` days ago. */
async function umConvidado(dias = 0, q?: string) {
  const questionario = q ?? (await m.questionario());
  const email = umEmail();
  const { resultado } = await convidar([email], questionario);
  const [uid = ''] = (resultado as { colaboradores: string[] }).colaboradores;
  const id = idDe(uid, questionario);
  if (dias > 0) await convite(id).update({ enviadoEm: emDias(-dias), lembrarEm: emDias(3 - dias) });
  return { email, uid, id, questionario };
}

/** The invited person as somebody who has accepted. */
async function aceita(uid: string, email: string) {
  await db
    .doc(caminhos.colaborador(m.convidada, uid))
    .update({ status: 'ACTIVE', inviteAcceptedAt: emDias(-1), nome: 'Rita Respondente' });
  return { ...chefe, uid, email, referencia: caminhos.colaborador(m.convidada, uid) };
}

describe('quem convidou vê até onde cada um chegou', () => {
  it('aguardando, aberto, pausado numa etapa, respondido', async () => {
    const { email, uid, id, questionario } = await umConvidado();
    expect(await convidado(id)).toMatchObject({
      email,
      idConvidado: uid,
      situacao: 'aguardando',
      lembretes: 0,
      aceito: false,
    });
    const pessoa = await aceita(uid, email);
    await m.chamar(pessoa, 'abrir', questionario);
    await logo(async () => expect(await convidado(id)).toMatchObject({ situacao: 'aberto' }));
    await m.salvar(pessoa, questionario, mudancasDe({ escala: 7 }));
    await logo(async () => expect(await convidado(id)).toMatchObject({ situacao: 'pausado', etapa: 1 }));
    await m.finalizar(pessoa, questionario, TUDO, mudancasDe(TUDO), 'aparelho-b');
    await m.finalizar(pessoa, questionario, TUDO, mudancasDe(TUDO));
    await logo(async () => expect((await convidado(id))?.situacao).toBe('respondido'));
  });

  it('I18 quem chama de __proto__ o seu setor conta num setor como os outros, e nada mais se estraga', async () => {
    const { uid, id, questionario } = await umConvidado();
    await db.doc(caminhos.colaborador(m.convidada, uid)).update({ setores: ['__proto__', 'Vendas'] });
    await logo(async () => expect((await convidado(id))?.setores).toEqual(['__proto__', 'Vendas']));
    const adesao = async () => {
      const { docs } = await db
        .collection(caminhoDasAdesoes(m.convidada))
        .where('idQuestionario', '==', questionario)
        .get();
      return docs.map((documento) => lido(adesaoSchema, documento));
    };
    const um = { aguardando: 1 };
    await logo(async () =>
      expect(await adesao()).toMatchObject([{ contagens: um, setores: { '--proto--': um, Vendas: um } }]),
    );
    // The next one is counted by the same process, of whatever company.
    const outra = await umConvidado(0, questionario);
    await db.doc(caminhos.colaborador(m.convidada, outra.uid)).update({ setores: ['Vendas'] });
    await logo(async () =>
      expect(await adesao()).toMatchObject([
        { contagens: { aguardando: 2 }, setores: { '--proto--': um, Vendas: { aguardando: 2 } } },
      ]),
    );
    const erradas = await conferirEmpresa(db, m.convidada, { simular: true });
    expect(erradas.filter(({ caminho }) => caminho.includes('/adesoes/'))).toEqual([]);
  });

  it('o nome segue o da pessoa, também quando ela é anonimizada', async () => {
    const { uid, id } = await umConvidado();
    await db.doc(caminhos.colaborador(m.convidada, uid)).update({ nome: 'Pessoa anonimizada' });
    await logo(async () => expect((await convidado(id))?.nome).toBe('Pessoa anonimizada'));
  });

  it('as somas por estado e por setor seguem cada mudança, aqui e em quem organiza', async () => {
    const { email, uid, questionario } = await umConvidado();
    const adesao = async (contexto: Persona['contexto']) => {
      const { docs } = await db
        .collection(caminhoDasAdesoes(contexto))
        .where('idQuestionario', '==', questionario)
        .get();
      expect(docs).toHaveLength(1);
      return semZeros(adesaoSchema.parse(comDatas(docs[0]?.data())));
    };
    const sao = (setor: string, situacao: string) =>
      logo(async () => {
        for (const contexto of [m.convidada, m.c.contexto])
          expect(await adesao(contexto)).toEqual({
            contagens: { [situacao]: 1 },
            setores: { [setor]: { [situacao]: 1 } },
          });
      });
    await sao('Sem setor', 'aguardando');
    await db.doc(caminhos.colaborador(m.convidada, uid)).update({ setores: ['Vendas'] });
    await sao('Vendas', 'aguardando');
    const pessoa = await aceita(uid, email);
    await m.chamar(pessoa, 'abrir', questionario);
    await m.finalizar(pessoa, questionario, TUDO);
    await sao('Vendas', 'respondido');
    const [estragada] = (
      await db.collection(caminhoDasAdesoes(m.convidada)).where('idQuestionario', '==', questionario).get()
    ).docs;
    await estragada?.ref.update({ contagens: { respondido: 9 } });
    await conferirEmpresa(db, m.convidada, { simular: false });
    await sao('Vendas', 'respondido');
  });

  it('conferir não acha o que corrigir, e repara o que se estragou', async () => {
    const { id } = await umConvidado();
    const daqui = async (simular: boolean) =>
      (await conferirEmpresa(db, m.convidada, { simular })).filter(({ caminho }) => caminho.endsWith(id));
    expect(await daqui(true)).toEqual([]);
    await db.doc(`${caminhoDosConvidados(m.convidada)}/${id}`).update({ situacao: 'respondido' });
    expect(await daqui(true)).toHaveLength(1);
    await daqui(false);
    expect((await convidado(id))?.situacao).toBe('aguardando');
  });
});

describe('lembretes', () => {
  it('só a quem falta, três dias depois, e uma vez quando se clica duas', async () => {
    const questionario = await m.questionario();
    const [antigo, recente, respondeu] = [
      await umConvidado(4, questionario),
      await umConvidado(1, questionario),
      await umConvidado(4, questionario),
    ];
    const pessoa = await aceita(respondeu.uid, respondeu.email);
    await m.chamar(pessoa, 'abrir', questionario);
    await m.finalizar(pessoa, questionario, TUDO);
    const convites = [antigo.id, recente.id, respondeu.id];
    expect((await fazer('lembrar', { convites })).resultado).toEqual({
      lembrados: 1,
      recentes: 1,
      outros: 1,
    });
    expect((await fazer('lembrar', { convites })).resultado).toEqual({
      lembrados: 0,
      recentes: 2,
      outros: 1,
    });
    expect(await convidado(antigo.id)).toMatchObject({ lembretes: 1 });
    await logo(async () =>
      expect((await cartasPara(antigo.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('Lembrete'),
      ),
    );
    for (const { email } of [recente, respondeu])
      expect((await cartasPara(email)).filter(({ subject }) => subject.includes('Lembrete'))).toEqual([]);
  });

  it('no máximo três, e os do dia saem sozinhos, uma vez', async () => {
    const { id } = await umConvidado(4);
    const hoje = async () => {
      await lembrarOsDevidos(db, new Date());
      return (await convite(id).get()).get('lembretes') as number;
    };
    expect(await hoje()).toBe(1);
    expect(await hoje()).toBe(1);
    for (const vez of [2, 3]) {
      await convite(id).update({ enviadoEm: emDias(-8), lembrarEm: emDias(-1) });
      expect(await hoje()).toBe(vez);
    }
    await convite(id).update({ enviadoEm: emDias(-8), lembrarEm: emDias(-1) });
    expect(await hoje()).toBe(3);
    expect((await convite(id).get()).get('lembrarEm')).toBeNull();
    expect((await fazer('lembrar', { convites: [id] })).resultado).toMatchObject({ lembrados: 0, outros: 1 });
  });

  it('depois do período ninguém é lembrado', async () => {
    const { id, questionario } = await umConvidado(4);
    const fim = db.doc(m.caminhoDe(questionario));
    await fim.update({ dataVigencia: emDias(-1) });
    expect((await fazer('lembrar', { convites: [id] })).resultado).toMatchObject({ lembrados: 0, outros: 1 });
    expect((await convite(id).get()).get('lembrarEm')).toBeNull();
    await fim.update({ dataVigencia: emDias(5) });
    expect((await fazer('lembrar', { convites: [id] })).resultado).toMatchObject({ lembrados: 1 });
  });

  it('o link do e-mail os para, sem conta; outro segredo não para', async () => {
    const { email, id } = await umConvidado(4);
    await fazer('lembrar', { convites: [id] });
    const carta = await logo(async () => {
      const achada = (await cartasPara(email)).find(({ text }) => text.includes('/lembretes/'));
      if (!achada) throw new Error('ainda não');
      return achada;
    });
    const [, conviteId = '', segredo = ''] = /\/lembretes\/([^#\s]+)#(\S+)/.exec(carta.text) ?? [];
    expect(conviteId).toBe(id);
    const parar = (com: string) =>
      chamarAqui('convitesFunctions-pararLembretes', { conviteId, segredo: com }, {});
    expect((await parar('x'.repeat(32))).erro?.message).toContain('Convite não encontrado');
    expect((await convite(id).get()).get('semLembretes')).toBeUndefined();
    expect((await parar(segredo)).resultado).toEqual({ nomeFantasia: 'Convidada' });
    await convite(id).update({ enviadoEm: emDias(-8) });
    expect((await fazer('lembrar', { convites: [id] })).resultado).toMatchObject({ lembrados: 0, outros: 1 });
    await logo(async () => expect(await convidado(id)).toMatchObject({ semLembretes: true }));
  });
});

describe('cancelar', () => {
  it('o convite cancelado não responde mais; o respondido fica', async () => {
    const { email, uid, id, questionario } = await umConvidado();
    expect(await fazer('cancelar', { conviteId: id })).toHaveProperty('resultado');
    expect(await convidado(id)).toMatchObject({ situacao: 'cancelado' });
    const pessoa = await aceita(uid, email);
    expect((await m.chamar(pessoa, 'abrir', questionario)).erro?.message).toBe('Seu convite foi cancelado!');
    expect(await convidar([email], questionario)).toHaveProperty('resultado');
    expect(await convidado(id)).toMatchObject({ situacao: 'aguardando' });
    await m.chamar(pessoa, 'abrir', questionario);
    await m.finalizar(pessoa, questionario, TUDO);
    expect((await fazer('cancelar', { conviteId: id })).erro?.message).toBe(
      'Este convite já foi respondido e não pode mais ser cancelado.',
    );
  });

  it('quem não convida e quem é de outra empresa não cancela nem lembra', async () => {
    const { id } = await umConvidado(4);
    expect((await fazer('cancelar', { conviteId: id }, membro)).erro?.message).toBe('Permissão negada');
    expect((await fazer('lembrar', { convites: [id] }, membro)).erro?.message).toBe('Permissão negada');
    expect((await fazer('cancelar', { conviteId: id }, m.admin)).erro?.message).toBe('Nenhum convite');
    expect((await fazer('lembrar', { convites: [id] }, m.admin)).resultado).toMatchObject({ lembrados: 0 });
    expect(
      lido(convidadoSchema, await db.doc(`${caminhoDosConvidados(m.convidada)}/${id}`).get()),
    ).toMatchObject({
      situacao: 'aguardando',
      lembretes: 0,
    });
    expect((await fazer('lembrar', { convites: [id] })).resultado).toMatchObject({ lembrados: 1 });
  });
});
