// A33: a mailbox gets so many mails that others cause in a day, whichever companies they come from (decisions P184).
import { caminhos } from '@/domain/comum/caminhos';
import { despachar, POR_CAIXA_NO_DIA } from '@functions/emails/carteiro';
import { enfileirar } from '@functions/emails/fila';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { assentar, cenario, comRelogioParado, db, semGatilhos } from './apoio';
import { cartasPara } from './contas';

type Remetente = NonNullable<Parameters<typeof enfileirar>[2]['remetente']>;
const convite = (para: string, empresa: string, remetente?: Remetente, id: string = randomUUID()) =>
  enfileirar(db, id, {
    tipo: 'convite',
    para,
    dados: { nome: 'Ana', empresa, quemConvida: 'Helena', conviteId: 'c', segredo: 's' },
    remetente,
  });
afterEach(() => void vi.unstubAllEnvs());

it('A33 no dia, de todas as empresas juntas; o código que a própria pessoa pede chega assim mesmo', () =>
  comRelogioParado(async () => {
    const local = `cheia-${randomUUID().slice(0, 8)}`;
    const [caixa, rotulada] = [`${local}@exemplo.com.br`, `${local}+outra@exemplo.com.br`];
    for (let i = 0; i < POR_CAIXA_NO_DIA; i++) await convite(caixa, `Empresa ${i}`);
    await assentar();
    expect(await cartasPara(caixa)).toHaveLength(POR_CAIXA_NO_DIA);
    // A label of the owner's is the same box, and another company's mail one more.
    await convite(caixa, 'Mais uma');
    await convite(rotulada, 'Mais uma');
    await assentar();
    expect(await cartasPara(caixa)).toHaveLength(POR_CAIXA_NO_DIA);
    expect(await cartasPara(rotulada)).toEqual([]);
    await enfileirar(db, randomUUID(), {
      tipo: 'codigoDeVoto',
      para: caixa,
      dados: { licenciadaId: 'l', empresaId: 'e', questionarioId: 'q', projeto: 'Prêmio' },
    });
    await assentar();
    expect(await cartasPara(caixa)).toHaveLength(POR_CAIXA_NO_DIA + 1);
    const outra = `outra-${local}@exemplo.com.br`;
    await convite(outra, 'Mais uma');
    await assentar();
    expect(await cartasPara(outra)).toHaveLength(1);
  }));

it('quem convidou lê que o convite não chegou, uma vez, e por quê', () =>
  comRelogioParado(async () => {
    const c = await cenario(['Helena', 'Ana', 'Davi']);
    const [helena, ana] = [c.pessoa('Helena'), c.pessoa('Ana')];
    const remetente = {
      membro: helena.referencia,
      convidada: ana.referencia,
      convite: 'COLABORADOR',
    } as const;
    const avisos = async (uid: string) =>
      (await db.collection(caminhos.notificacoes(c.contexto, uid)).get()).docs.map(
        (d) => d.get('detalhe') as object,
      );

    const caixa = `cheia-${randomUUID().slice(0, 8)}@exemplo.com.br`;
    for (let i = 0; i < POR_CAIXA_NO_DIA; i++) await convite(caixa, `Empresa ${i}`, remetente);
    await assentar();
    expect(await avisos(helena.uid)).toEqual([]);
    await convite(caixa, 'Mais uma', remetente);
    await assentar();
    expect(await avisos(helena.uid)).toEqual([{ convite: 'COLABORADOR', semEntrega: 'CAIXA_CHEIA' }]);

    // Who cannot be told changes nothing: the mail is dropped all the same, and is not sent at another try.
    await convite(caixa, 'Outra', { ...remetente, convidada: 'licenciadas/l/empresas' });
    await assentar();
    expect(await cartasPara(caixa)).toHaveLength(POR_CAIXA_NO_DIA);

    // Nothing listens there: the eighth attempt is the last one.
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
    const id = randomUUID();
    await semGatilhos(() =>
      convite('davi@exemplo.com.br', 'Uma', { ...remetente, convite: 'QUESTIONARIO' }, id),
    );
    for (let i = 1; i <= 8; i++) {
      await expect(despachar(db, id)).rejects.toThrow('ECONNREFUSED');
      expect(await avisos(helena.uid)).toHaveLength(i < 8 ? 1 : 2);
    }
    expect(await avisos(helena.uid)).toContainEqual({ convite: 'QUESTIONARIO', semEntrega: 'RECUSADO' });
    expect(await avisos(ana.uid)).toEqual([]);
  }));
