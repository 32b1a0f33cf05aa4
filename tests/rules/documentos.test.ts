// The company's documents about innovation: what a link and a file may be (decisions D126).
import { describe, it } from 'vitest';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { umDocumento } from '@/domain/incentivo/documento.exemplo';
import { ana, EMPRESA, EMPRESA_VIZINHA } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, criar, mudar, novoId, permitido, mudadoPor } from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);

const onde = (id: string, empresa = EMPRESA) => `${documentosDoIncentivo.onde(empresa)}/${id}`;
const anexo = (path: string) => ({ path, name: 'guia.pdf', size: 900, type: 'application/pdf' });

const LINKS_RUINS = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://empresa.com.br/guia.pdf',
  'https://empresa',
  'https://ana@empresa.com.br/guia',
  'https://empresa.com.br/um dois',
  'https://empresa.com.br/\n',
  ' https://empresa.com.br',
  `https://empresa.com.br/${'a'.repeat(600)}`,
  '',
  7,
];

describe('o documento da empresa', () => {
  it('tem um link https ou um arquivo da sua pasta, e um só dos dois', { tags: 'cobertura' }, async () => {
    const id = novoId();
    const seu = anexo(`${onde(id)}/a-guia.pdf`);
    const novo = criadoAgora(umDocumento(ana));
    await recusa(
      onde(id),
      [
        ...LINKS_RUINS.map((link) => ({ link })),
        { anexos: [seu] },
        { link: '', anexos: [seu, seu] },
        { link: '', anexos: [anexo(`${onde('outro')}/a-guia.pdf`)] },
        { link: '', anexos: [anexo(`${onde(id, EMPRESA_VIZINHA)}/a-guia.pdf`)] },
        { link: '', anexos: [{ ...seu, size: -1 }] },
        { link: '', anexos: 'a' },
      ].map((mudanca) => () => criar(como(ana), onde(id), { ...novo, ...mudanca })),
      () => criar(como(ana), onde(id), { ...novo, link: '', anexos: [seu] }),
    );
    for (const link of ['https://empresa.com.br', 'https://docs.empresa.com.br:8443/a/b.pdf?v=2#p=3'])
      await criar(como(ana), onde(novoId()), { ...novo, link });
  });

  it('muda de um para o outro, e para mais nada', { tags: 'cobertura' }, async () => {
    const id = novoId();
    await semear({ [onde(id)]: umDocumento(ana) });
    const muda = (mudanca: object) => mudar(como(ana), onde(id), { ...mudanca, ...mudadoPor(ana) });
    const podia = permitido(() => muda({ link: '', anexos: [anexo(`${onde(id)}/a-guia.pdf`)] }));
    for (const link of LINKS_RUINS) await recusa(onde(id), () => muda({ link }), podia);
    await recusa(onde(id), () => muda({ nome: 'ab', nomeEmOrdem: 'ab' }), podia);
    await podia();
    await muda({ link: 'https://empresa.com.br/guia', anexos: [] });
  });
});
