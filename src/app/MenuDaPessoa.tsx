/** The person's button in the header and, once asked for, its menu (part 1 §2, Shell). */
import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { useImagem } from '@/firebase/useImagem';
import { iniciais } from '@/ui/formatos';
import classes from './Cabecalho.module.css';

const carregar = () => import('./AcoesDaPessoa').then((m) => ({ default: m.AcoesDaPessoa }));
// A menu and what positions it weigh 40 KB: they come when the pointer or the focus does. What fails then, the click says.
const AcoesDaPessoa = lazy(carregar);
const adiantar = () => void carregar().catch(() => undefined);

const MeuPerfil = lazy(() =>
  import('@/areas/colaboradores/MeuPerfilModal').then((m) => ({ default: m.MeuPerfilModal })),
);

export function MenuDaPessoa() {
  const { colaborador } = useSessaoAtiva();
  const foto = useImagem(colaborador.image[0]?.path);
  const [ancora, definirAncora] = useState<HTMLElement | null>(null);
  const [perfilAberto, definirPerfilAberto] = useState(false);
  const rotulo = `Conta de ${colaborador.nome}`;
  return (
    <>
      <UnstyledButton
        className={classes.pessoa}
        aria-label={rotulo}
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        onPointerEnter={adiantar}
        onFocus={adiantar}
        onClick={({ currentTarget }) => definirAncora(ancora ? null : currentTarget)}
      >
        {foto ? (
          <img src={foto} alt="" className={classes.iniciais} />
        ) : (
          <span className={classes.iniciais} aria-hidden>
            {iniciais(colaborador.nome)}
          </span>
        )}
        <span className={classes.nome}>{colaborador.nome}</span>
      </UnstyledButton>
      {ancora ? (
        <Suspense>
          <AcoesDaPessoa
            elemento={ancora}
            rotulo={rotulo}
            aoAbrirPerfil={() => definirPerfilAberto(true)}
            aoFechar={() => definirAncora(null)}
          />
        </Suspense>
      ) : null}
      {perfilAberto ? (
        <Suspense>
          <MeuPerfil aoFechar={() => definirPerfilAberto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
