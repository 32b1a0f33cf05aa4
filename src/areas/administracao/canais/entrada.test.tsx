// Who finds 'Canais de aviso' among the acts of a company: whoever has a channel's address may write in it.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { umaEmpresa } from '@tests/support/documentos';
import { ana, EMPRESA, EMPRESA_VIZINHA, mario, marta, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { useAcoesDaEmpresa } from '../useAcoesDaEmpresa';

function Acoes({ id }: { id: string }) {
  const { daLinha } = useAcoesDaEmpresa();
  return (
    <ul aria-label="Ações">
      {daLinha({ id, ...umaEmpresa() }).map(({ rotulo }) => (
        <li key={rotulo}>{rotulo}</li>
      ))}
    </ul>
  );
}

function acoesDe(quem: Persona, id: string, mudancas: Parameters<typeof umaSessao>[1] = {}) {
  const { unmount } = desenharTela(umaSessao(quem, mudancas), <Acoes id={id} />);
  const acoes = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return acoes;
}

it('só ADMIN da própria empresa encontra os canais de aviso', () => {
  expect(acoesDe(ana, EMPRESA.empresaId)).toContain('Canais de aviso');
  for (const quem of [tea, marta, mario])
    expect(acoesDe(quem, EMPRESA.empresaId)).not.toContain('Canais de aviso');
});

it('nem ADMIN encontra os de outra empresa, ou os da sua que está inativa', () => {
  expect(acoesDe(ana, EMPRESA_VIZINHA.empresaId)).not.toContain('Canais de aviso');
  expect(acoesDe(ana, EMPRESA.empresaId, { empresa: { status: 'INATIVO' } })).not.toContain(
    'Canais de aviso',
  );
});
