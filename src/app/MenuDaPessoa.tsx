/** The person's button in the header and, once asked for, its menu (part 1 §2, Shell). */
import { UnstyledButton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import classes from './Cabecalho.module.css';

const carregar = umaVez(() => import('./AcoesDaPessoa').then((m) => ({ default: m.AcoesDaPessoa })));
// A menu and what positions it weigh 40 KB: they load when the pointer or the focus comes. The click reports what
// fails then.
const AcoesDaPessoa = parteDe(carregar, porCima);
const adiantar = () => void carregar().then(undefined, () => undefined);

export function MenuDaPessoa() {
  const { colaborador } = useSessaoAtiva();
  const foto = useImagem(colaborador.image[0]?.path);
  const [ancora, definirAncora] = useState<HTMLElement | null>(null);
  // Kept once loaded, for what was begun in the menu outlives it.
  const [jaAbriu, definirJaAbriu] = useState(false);
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
        onClick={({ currentTarget }) => {
          definirJaAbriu(true);
          definirAncora(ancora ? null : currentTarget);
        }}
      >
        <AvatarDaPessoa nome={colaborador.nome} imagem={foto} decorativo />
        <span className={classes.nome}>{colaborador.nome}</span>
      </UnstyledButton>
      {jaAbriu ? (
        <Suspense>
          <AcoesDaPessoa
            elemento={ancora}
            rotulo={rotulo}
            aoFechar={() => {
              // Before what was chosen opens a dialog, which gives the focus back to where it found it.
              ancora?.focus({ preventScroll: true });
              definirAncora(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
