import { expect, it } from 'vitest';
import { lugarDoArquivo } from './lugar';

const EMPRESA = 'licenciadas/l/empresas/e';

it.each([
  ['licenciadas/l/logo/x/a.png', 'licenciadas/l', 'logo'],
  [`${EMPRESA}/logo/x/a.png`, EMPRESA, 'image'],
  [`${EMPRESA}/licenciado/i/logo/x/a.png`, `${EMPRESA}/licenciado/i`, 'logo'],
  [`${EMPRESA}/projetos/p/a.png`, `${EMPRESA}/projetos/p`, 'images'],
  [`${EMPRESA}/colaboradores/ana/x/a.png`, `${EMPRESA}/colaboradores/ana`, 'image'],
  [`${EMPRESA}/ideias/i/a.pdf`, `${EMPRESA}/ideias/i`, 'anexos'],
  [`${EMPRESA}/ideias/i/marcos/m/a.pdf`, `${EMPRESA}/ideias/i/marcos/m`, 'anexos'],
  [`${EMPRESA}/desafios/d/a.pdf`, `${EMPRESA}/desafios/d`, 'anexos'],
  [`${EMPRESA}/documentosDoIncentivo/d/a.pdf`, `${EMPRESA}/documentosDoIncentivo/d`, 'anexos'],
])('%s é de %s', (path, caminho, campo) => expect(lugarDoArquivo(path)).toMatchObject({ caminho, campo }));

it('A8 vale o lugar da palavra no caminho, não a palavra', () => {
  expect(lugarDoArquivo(`${EMPRESA}/colaboradores/logo/x/a.png`)).toMatchObject({
    caminho: `${EMPRESA}/colaboradores/logo`,
    dePessoa: true,
  });
  expect(lugarDoArquivo(`${EMPRESA}/ideias/projetos/a.png`)).toMatchObject({
    campo: 'anexos',
    mostrada: false,
  });
  expect(lugarDoArquivo(`${EMPRESA}/colaboradores/ideias/projetos/a.png`)?.dePessoa).toBe(true);
  expect(lugarDoArquivo(`${EMPRESA}/evidencias/projetos/logo/v/a.pdf`)).toBeUndefined();
  for (const outro of [
    'a.png',
    `${EMPRESA}/ideias/i`,
    `${EMPRESA}/ideias/__x__/a.pdf`,
    `${EMPRESA}/ideias//a.pdf`,
  ])
    expect(lugarDoArquivo(outro)).toBeUndefined();
});
