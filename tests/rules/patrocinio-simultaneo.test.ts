import type { FirestoreError } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import { REGULAMENTO, umaCarteira, umPatrocinio, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { clara, EMPRESA, type Persona } from '@tests/support/personas';
import { abrirAmbiente, juntos, novoId, semEstorvo, mudadoPor, criadoAgora } from './ambiente';
import { carteira, moedas, vigente } from './moedas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { como, semear, ler } = ambiente;
const { ideia, alguem } = moedas(ambiente);

const TENTATIVAS = 60;
const doItem = (pai: string, { uid }: Persona) => `${caminhos.sob(pai).patrocinios}/${uid}`;

const regraDeDesafios = caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO);
const desafio = async () => {
  const caminho = caminhos.registro(EMPRESA, DESAFIO.colecao, novoId('desafio'));
  await semear({
    [regraDeDesafios]: umRegulamentoDeDesafios(),
    [caminho]: umDesafio(clara, { titulo: umPatrocinio(clara).paiTitulo }),
  });
  return caminho;
};

/** Four sponsorships of 40 at once, each within the balance it read; only two fit into 100. */
async function disputa(quem: Persona, regra: string, pais: string[]): Promise<string[]> {
  const banco = como(quem);
  const bolso = carteira(regra, quem);
  const tentar = async (caminho: string) => {
    const tem = (await ler(bolso))?.['totalMoedas'] as number;
    await semEstorvo(() =>
      juntos(
        banco,
        [
          doItem(caminho, quem),
          { ...criadoAgora(umPatrocinio(quem, { regulamentoReference: regra })), moedas: 40 },
        ],
        [bolso, { totalMoedas: tem + 40, ultimoPai: idDaReferencia(caminho), ...mudadoPor(quem) }, 'mudar'],
      ),
    );
  };
  const fins = await Promise.allSettled(pais.map(tentar));
  return fins.map((fim) => (fim.status === 'fulfilled' ? 'aceito' : (fim.reason as FirestoreError).code));
}

it.each([
  { pais: 'ideias', novo: ideia, regra: vigente },
  { pais: 'desafios', novo: desafio, regra: regraDeDesafios },
])(
  `D02 $pais: em ${TENTATIVAS} tentativas, a soma nunca passa da cota nem difere da carteira`,
  async ({ novo, regra }) => {
    const pais = await Promise.all([novo(), novo(), novo(), novo()]);
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let i = 0; i < TENTATIVAS / 4; i++) {
          const quem = await alguem();
          await semear({ [carteira(regra, quem)]: umaCarteira(quem, { totalMoedas: 0 }) });
          const fins = await disputa(quem, regra, pais);
          const dadas = await Promise.all(pais.map((caminho) => ler(doItem(caminho, quem))));
          const soma = dadas.reduce(
            (total, item) => total + ((item?.['moedas'] as number | undefined) ?? 0),
            0,
          );
          expect(soma).toBeLessThanOrEqual(100);
          expect(await ler(carteira(regra, quem))).toMatchObject({ totalMoedas: soma });
          expect(fins.filter((fim) => fim === 'aceito')).toHaveLength(soma / 40);
          expect(fins.filter((fim) => fim !== 'aceito')).toEqual(
            Array.from({ length: 4 - soma / 40 }, () => 'permission-denied'),
          );
          expect(soma).toBeGreaterThan(0);
        }
      }),
    );
  },
);
