package dev.jay.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RaceSitesTest {
  @Test
  void placesAndFieldsAreRead() throws BadFile {
    RaceSites sites =
        RaceSites.of("# jay sites 1\n\napp.A.run()V#1 read app.A.x @17\napp.A$B.y\n", "my.sites");
    assertThat(sites.places).containsExactly("app.A$B.y", "app.A.run()V#1 read app.A.x");
  }

  @Test
  void aLineThatIsNeitherIsNamed() {
    assertThatThrownBy(() -> RaceSites.of("# jay sites 1\nwhat is this\n", "my.sites"))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith("my.sites is no list of racing places: line 2 is not of the form ");
  }

  @Test
  void theOutermostClassIsThatOfTheMethodOrTheField() {
    assertThat(RaceSites.outermostClass("app.A$B.run(Lapp/C;)V#1 read app.D.x")).isEqualTo("app/A");
    assertThat(RaceSites.outermostClass("app.A$B.y")).isEqualTo("app/A");
    assertThat(RaceSites.outermost("app/$Strange$B")).isEqualTo("app/$Strange");
  }
}
