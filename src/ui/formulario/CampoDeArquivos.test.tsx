import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { Link } from '@/ui/moldura/Link';
import { CampoDeArquivos, type ArquivoNaLista } from './CampoDeArquivos';
import { recusaDoArquivo } from './validarArquivo';

const arquivo = (nome: string, tipo = '', tamanho = 10) =>
  new File(['x'.repeat(tamanho)], nome, { type: tipo });

test.each([
  [
    arquivo('semextensao'),
    'O nome do arquivo precisa de uma extensão, como ".pdf" (The anexo file has no extension)',
  ],
  [arquivo('.env'), null],
  [arquivo('virus.exe', 'application/pdf'), 'Formato não aceito'],
  [arquivo('a.pdf', 'application/pdf'), null],
  [arquivo('a.PDF'), null],
  [arquivo('foto.png', 'image/png'), null],
  [arquivo('a.pdf', 'application/pdf', 2000), 'O tamanho do arquivo não pode ser maior que 1 KB'],
])('rule for %o', (candidato, recusa) => {
  const regra = { aceitos: candidato.name === '.env' ? [] : ['.pdf', 'image/*'], tamanhoMaximo: 1024 };
  expect(recusaDoArquivo(candidato, regra)).toBe(recusa);
});

const ENVIADOS: ArquivoNaLista[] = [
  { id: '1', nome: 'pronto.pdf', tamanho: 2048, url: 'https://exemplo.com/pronto.pdf' },
  { id: '2', nome: 'indo.pdf', tamanho: 10, progresso: 42 },
];

function abrir() {
  const aoEscolher = vi.fn<(arquivos: File[]) => void>();
  const aoRemover = vi.fn<(id: string) => void>();
  desenhar(
    <CampoDeArquivos
      rotulo="Anexos"
      aceitos={['.pdf']}
      arquivos={ENVIADOS}
      aoEscolher={aoEscolher}
      aoRemover={aoRemover}
    />,
  );
  return { aoEscolher, aoRemover, usuario: userEvent.setup({ applyAccept: false }) };
}

test('chosen files pass the rule or are refused by name', async () => {
  const { aoEscolher, usuario } = abrir();
  const [bom, ruim] = [arquivo('a.pdf'), arquivo('b.exe')];
  await usuario.upload(screen.getByLabelText('Anexos'), [bom, ruim]);
  expect(aoEscolher).toHaveBeenCalledExactlyOnceWith([bom]);
  expect(screen.getByText('b.exe: Formato não aceito', { selector: 'p, div' })).toBeVisible();
});

test('dropped files take the same way', () => {
  const { aoEscolher } = abrir();
  const solto = arquivo('a.pdf');
  fireEvent.drop(screen.getByRole('button', { name: /escolher arquivos/ }), {
    dataTransfer: { files: [solto] },
  });
  expect(aoEscolher).toHaveBeenCalledExactlyOnceWith([solto]);
});

test('the list shows progress, opens what is there, cancels and removes', async () => {
  const { aoRemover, usuario } = abrir();
  expect(screen.getByRole('link', { name: 'pronto.pdf (abre em outra aba)' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('progressbar', { name: 'Envio de indo.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  await usuario.click(screen.getByRole('button', { name: 'Cancelar envio de indo.pdf' }));
  await usuario.click(screen.getByRole('button', { name: 'Remover pronto.pdf' }));
  expect(aoRemover.mock.calls).toEqual([['2'], ['1']]);
});

const zona = () => screen.getByRole('button', { name: 'Anexos: escolher arquivos' });

test('a closed field takes nothing, chosen or dropped; an open one takes what is dropped', () => {
  const aoEscolher = vi.fn<(arquivos: File[]) => void>();
  const campo = (desabilitado: boolean) => (
    <CampoDeArquivos
      rotulo="Anexos"
      arquivos={[]}
      aoEscolher={aoEscolher}
      aoRemover={() => {}}
      desabilitado={desabilitado}
    />
  );
  const { rerender } = desenhar(campo(true));
  const solto = { dataTransfer: { files: [arquivo('a.pdf')] } };
  expect(zona()).toBeDisabled();
  fireEvent.drop(zona(), solto);
  expect(aoEscolher).not.toHaveBeenCalled();
  rerender(campo(false));
  fireEvent.drop(zona(), solto);
  expect(aoEscolher).toHaveBeenCalledOnce();
});

const comSaida = (arquivos: readonly ArquivoNaLista[]) =>
  desenhar(
    <>
      <Link to="/ideias">Ideias</Link>
      <CampoDeArquivos rotulo="Anexos" arquivos={arquivos} aoEscolher={vi.fn()} aoRemover={vi.fn()} />
    </>,
  );
const fecharAba = () => {
  const evento = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(evento);
  return evento.defaultPrevented;
};

test('quem sai enquanto um arquivo sobe é perguntado antes; quando ele chegou, não', async () => {
  const { unmount } = comSaida(ENVIADOS);
  fireEvent.click(screen.getByRole('link', { name: 'Ideias' }));
  expect(await screen.findByRole('dialog', { name: 'Cancelar o envio?' })).toBeInTheDocument();
  expect(fecharAba()).toBe(true);
  unmount();
  comSaida([
    { id: '2', nome: 'parou.pdf', tamanho: 10, progresso: 42, erro: 'Sem conexão' },
    ...ENVIADOS.slice(0, 1),
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Ideias' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fecharAba()).toBe(false);
});
