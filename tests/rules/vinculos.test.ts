// Links between ideas: written by a function only; a private idea never shows through a link.
import { where } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { idDoVinculo } from '@/domain/ideias/vinculo';
import { daIdeia, umaIdeiaPublicada, umVinculo } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudar,
  pegar,
  negado,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const colecao = caminhos.vinculosDeIdeias(EMPRESA);
const onde = (a: string, b: string) => `${colecao}/${idDoVinculo(daIdeia(a), daIdeia(b))}`;

await semear({
  [caminhos.ideia(EMPRESA, 'a')]: umaIdeiaPublicada(clara),
  [caminhos.ideia(EMPRESA, 'b')]: umaIdeiaPublicada(clara),
  [caminhos.ideia(EMPRESA, 'privada')]: umaIdeiaPublicada(clara, { privado: true }),
  [onde('a', 'b')]: umVinculo(clara, [daIdeia('a'), daIdeia('b')]),
  [onde('a', 'privada')]: umVinculo(clara, [daIdeia('a'), daIdeia('privada')], { publicas: false }),
});

describe('vínculos entre ideias', () => {
  it('quem lê ideias os vê; quem é de fora, não', { tags: 'cobertura' }, async () => {
    const podia = permitido(async () => {
      for (const quem of [clara, caio, ana]) await pegar(como(quem), onde('a', 'b'));
    });
    await podia();
    await negado(pegar(como(xavier), onde('a', 'b')), podia);
  });
  it('o que se tornou privado não aparece a ninguém pelo vínculo', { tags: 'cobertura' }, async () => {
    const privado = onde('a', 'privada');
    for (const quem of [clara, caio, ana]) {
      await negado(pegar(como(quem), privado), () => pegar(como(quem), onde('a', 'b')));
      await negado(listar(como(quem), colecao, where('pontas', 'array-contains', daIdeia('a'))), () =>
        listar(
          como(quem),
          colecao,
          where('pontas', 'array-contains', daIdeia('a')),
          where('publicas', '==', true),
        ),
      );
    }
  });
  it('ninguém os escreve, nem quem propôs as duas ideias ou administra: é a função que o faz', async () => {
    for (const quem of [clara, ana]) {
      const [novo, feito] = [onde('b', 'c'), onde('a', 'b')];
      await soOServidor(novo, como(quem), (banco) =>
        criar(banco, novo, criadoAgora(umVinculo(quem, [daIdeia('b'), daIdeia('c')]))),
      );
      await soOServidor(feito, como(quem), (banco) =>
        mudar(banco, feito, { deletedAt: agora(), ...mudadoPor(quem) }),
      );
      await soOServidor(feito, como(quem), (banco) =>
        mudar(banco, feito, { publicas: true, ...mudadoPor(quem) }),
      );
      await soOServidor(feito, como(quem), (banco) => apagar(banco, feito));
    }
  });
});
