// A33: a mailbox gets so many mails that others cause in a day, whichever companies they come from (decisions P184).
import { enfileirar, POR_CAIXA_NO_DIA } from '@functions/emails/fila';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { assentar, comRelogioParado, db } from './apoio';
import { cartasPara } from './contas';

const convite = (para: string, empresa: string) =>
  enfileirar(db, randomUUID(), {
    tipo: 'convite',
    para,
    dados: { nome: 'Ana', empresa, quemConvida: 'Helena', conviteId: 'c', segredo: 's' },
  });

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
