// The places of a rule under concurrency: as many ideas as there are places, and not one more.
import { expect, it } from 'vitest';
import { abrirAmbiente } from './ambiente';
import { moedas } from './moedas';
import { vagas, vagasDe } from './vagas';

const ambiente = await abrirAmbiente(import.meta.filename);
const { ler } = ambiente;
const { regulamento } = moedas(ambiente);
const { rascunho, publicar } = vagas(ambiente);

it('vinte publicações ao mesmo tempo por três vagas: três conseguem', async () => {
  const regra = await regulamento({ quantidadeMaximaIdeias: 3 });
  const ideias = await Promise.all(Array.from({ length: 20 }, () => rascunho(regra)));
  const tentar = async (ideia: string): Promise<boolean> => {
    for (let vez = 0; vez < 20; vez++) {
      const atual = await ler(vagasDe(regra));
      if (atual?.['publicadas'] === 3) return false;
      try {
        await publicar(regra, ideia);
        return true;
      } catch {
        // Another took that place: look again, as the interface does.
      }
    }
    return false;
  };
  const fins = await Promise.all(ideias.map(tentar));
  expect(fins.filter(Boolean)).toHaveLength(3);
  const publicadas = (await Promise.all(ideias.map(ler))).filter((ideia) => ideia?.['publishedAt']);
  expect(publicadas).toHaveLength(3);
  expect(await ler(vagasDe(regra))).toMatchObject({ publicadas: 3 });
});
