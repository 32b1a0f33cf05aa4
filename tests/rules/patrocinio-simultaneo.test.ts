import type { FirestoreError } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { umaCarteira, umPatrocinio } from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, juntos, mudadoPor, semEstorvo } from './ambiente';
import { carteira, doItem, moedas, vigente } from './moedas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, ler } = ambiente;
const { ideia, alguem } = moedas(ambiente);

const TENTATIVAS = 60;
/** Four idea sponsorships of 40 at once, each within the balance it read; only two fit into 100. */
async function disputa(quem: Persona, ideias: string[]): Promise<string[]> {
  const banco = como(quem);
  const bolso = carteira(vigente, quem);
  const tentar = async (caminho: string) => {
    const tem = (await ler(bolso))?.['totalMoedas'] as number;
    await semEstorvo(() =>
      juntos(
        banco,
        [doItem(caminho, quem), { ...criadoAgora(umPatrocinio(quem)), moedas: 40 }],
        [bolso, { totalMoedas: tem + 40, ultimoPai: idDaReferencia(caminho), ...mudadoPor(quem) }, 'mudar'],
      ),
    );
  };
  const fins = await Promise.allSettled(ideias.map(tentar));
  return fins.map((fim) => (fim.status === 'fulfilled' ? 'aceito' : (fim.reason as FirestoreError).code));
}

it(`D02 em ${TENTATIVAS} tentativas, a soma nunca passa da cota nem difere da carteira`, async () => {
  const ideias = await Promise.all([ideia(), ideia(), ideia(), ideia()]);
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let i = 0; i < TENTATIVAS / 4; i++) {
        const quem = await alguem();
        await semear({ [carteira(vigente, quem)]: umaCarteira(quem, { totalMoedas: 0 }) });
        const fins = await disputa(quem, ideias);
        const dadas = await Promise.all(ideias.map((caminho) => ler(doItem(caminho, quem))));
        const soma = dadas.reduce(
          (total, item) => total + ((item?.['moedas'] as number | undefined) ?? 0),
          0,
        );
        expect(soma).toBeLessThanOrEqual(100);
        expect(await ler(carteira(vigente, quem))).toMatchObject({ totalMoedas: soma });
        expect(fins.filter((fim) => fim === 'aceito')).toHaveLength(soma / 40);
        expect(fins.filter((fim) => fim !== 'aceito')).toEqual(
          Array.from({ length: 4 - soma / 40 }, () => 'permission-denied'),
        );
        expect(soma).toBeGreaterThan(0);
      }
    }),
  );
}, 60_000);
