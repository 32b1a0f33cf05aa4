/** Over every page while it is seen as a profile: says so, and leaves. */
import type { Papel } from '@/domain/acesso/papeis';
import { ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import classes from './FaixaDoPerfil.module.css';

export const FaixaDoPerfil = ({ papel, aoSair }: { papel: Papel; aoSair: () => void }) => (
  <section className={classes.faixa} aria-label="Visão de outro perfil">
    <p className={classes.texto} role="status">
      Você vê a plataforma como o perfil <b>{ROTULO_DO_PAPEL[papel]}</b>. Nada do que fizer aqui é gravado.
    </p>
    <button type="button" onClick={aoSair}>
      Sair desta visão
    </button>
  </section>
);
