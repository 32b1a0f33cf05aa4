// The bar of a group's mean is as long as the mean: nothing at 0, whole at 100 only.
import { expect, it } from 'vitest';
import { desenhar } from '@tests/support/render';
import { PainelDoGrupo } from './PainelDoGrupo';

it.each([
  [0, '0%'],
  [65_50, '65.5%'],
  [99_99, '99.99%'],
  [100_00, '100%'],
])('uma média de %i centésimos enche %s da barra', (media, largura) => {
  const { container } = desenhar(
    <PainelDoGrupo
      id="g7"
      nome="Cultura"
      descricao="Sobre a cultura."
      noRadar
      folhas={3}
      media={media}
      nivel="Avançado"
      analise="Vai bem."
    />,
  );
  expect(container.querySelector<HTMLElement>('[style*="width"]')?.style.width).toBe(largura);
});
