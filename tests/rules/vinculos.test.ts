// Links between ideas: two public ones, by who may, in one order; a private idea never shows through a link.
import { where } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/paths';
import { idDoVinculo } from '@/domain/vinculo';
import { emDias, umaIdeia, umaIdeiaPublicada, umVinculo } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);
const colecao = caminhos.vinculosDeIdeias(EMPRESA);

async function ideia(mudancas = {}, quem = clara): Promise<string> {
  const id = novoId('ideia');
  await semear({ [caminhos.ideia(EMPRESA, id)]: umaIdeiaPublicada(quem, mudancas) });
  return id;
}
const onde = (a: string, b: string) => `${colecao}/${idDoVinculo(a, b)}`;
const vincular = (a: string, b: string, mudancas = {}, quem = clara) =>
  criar(como(quem), onde(a, b), { ...criadoAgora(umVinculo(quem, [a, b])), ...mudancas });

describe('vínculos entre ideias', () => {
  it('ligam duas ideias públicas diferentes, numa ordem só, e nada mais', async () => {
    const [a, b] = [await ideia(), await ideia()];
    for (const mudancas of [
      { ideias: [b, a].toSorted().toReversed() },
      { ideias: [a] },
      { ideias: [a, a] },
      { ideias: [a, b, 'c'] },
      { ideias: `${a}${b}` },
      { publicas: false },
      { titulo: 'Ideia' },
      { createdBy: ana.uid },
      { deletedAt: agora() },
    ])
      await recusa(onde(a, b), () => vincular(a, b, mudancas));
    await recusa(`${colecao}/${a}.${a}`, () => vincular(a, a));
    await recusa(`${colecao}/outro`, () =>
      criar(como(clara), `${colecao}/outro`, criadoAgora(umVinculo(clara, [a, b]))),
    );
    await recusa(onde(a, 'nao-existe'), () => vincular(a, 'nao-existe'));
    await vincular(a, b);
    await recusa(onde(a, b), () => vincular(a, b));
  });
  it('dois pares nunca têm o mesmo endereço, mesmo com "_" nos ids', async () => {
    const [a, b, c] = [novoId('a'), novoId('b'), novoId('c')];
    // With '_' between them, `a_b` and c would be linked where a and `b_c` are.
    for (const id of [a, `${a}_${b}`, `${b}_${c}`, c])
      await semear({ [caminhos.ideia(EMPRESA, id)]: umaIdeiaPublicada(clara) });
    const comSublinhado = `${colecao}/${a}_${b}_${c}`;
    await recusa(comSublinhado, () =>
      criar(como(clara), comSublinhado, criadoAgora(umVinculo(clara, [a, `${b}_${c}`]))),
    );
    await vincular(a, `${b}_${c}`);
    await vincular(`${a}_${b}`, c);
  });
  it('rascunho, privada e removida não se ligam, nem pelo autor', async () => {
    const a = await ideia();
    const rascunho = novoId('rascunho');
    await semear({ [caminhos.ideia(EMPRESA, rascunho)]: umaIdeia(clara) });
    for (const b of [
      rascunho,
      await ideia({ privado: true }),
      await ideia({ deletedAt: emDias(-1), visibilidade: 'REMOVIDA' }),
    ])
      for (const quem of [clara, ana]) await recusa(onde(a, b), () => vincular(a, b, {}, quem));
    await vincular(a, await ideia());
  });
  it('o que se tornou privado não aparece a ninguém pelo vínculo', async () => {
    const [a, b] = [await ideia(), await ideia({ privado: true })];
    await semear({ [onde(a, b)]: umVinculo(clara, [a, b], { publicas: false }) });
    for (const quem of [caio, ana]) {
      await recusa(onde(a, b), () => pegar(como(quem), onde(a, b)));
      await recusa(onde(a, b), () => listar(como(quem), colecao, where('ideias', 'array-contains', a)));
      await listar(como(quem), colecao, where('ideias', 'array-contains', a), where('publicas', '==', true));
    }
    await recusa(onde(a, b), () => mudar(como(ana), onde(a, b), { deletedAt: agora(), ...mudadoPor(ana) }));
    await mudar(como(clara), onde(a, b), { deletedAt: agora(), ...mudadoPor(clara) });
  });
  it('desfaz-se e refaz-se; nada mais muda', async () => {
    const [a, b] = [await ideia(), await ideia()];
    await vincular(a, b);
    const muda = (mudancas: object) => mudar(como(clara), onde(a, b), { ...mudancas, ...mudadoPor(clara) });
    await recusa(onde(a, b), () => muda({ ideias: [a, 'outra'] }));
    await recusa(onde(a, b), () => muda({ publicas: false }));
    await recusa(onde(a, b), () => muda({ deletedAt: emDias(-1) }));
    await recusa(onde(a, b), () => apagar(como(clara), onde(a, b)));
    await muda({ deletedAt: agora() });
    await recusa(onde(a, b), () => muda({ deletedAt: agora() }));
    await recusa(onde(a, b), () => muda({ deletedAt: null, publicas: false }));
    await muda({ deletedAt: null, publicas: true });
  });
  it('quem é de fora não os vê nem os faz', async () => {
    const [a, b] = [await ideia(), await ideia()];
    await vincular(a, b);
    await recusa(onde(a, b), () => pegar(como(xavier), onde(a, b)));
    const c = await ideia();
    await recusa(onde(a, c), () => vincular(a, c, {}, xavier));
    await pegar(como(caio), onde(a, b));
  });
});
